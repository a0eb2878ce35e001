"""Runs HAProxy and nginx with the files in deploy/, on loopback, in front of test servers.

with HAProxy([8001, 8002, 8003]) as proxy:
    proxy.url               # http://127.0.0.1:…, the same after a restart
    proxy.kill()
    proxy.start()
"""

import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from tests.support.patience import PATIENCE, until_blocking
from tests.support.postgres import free_port
from tests.support.replicated import DEPLOY


class Proxy:
    """A proxy process that listens on one address. Subclasses define how it is started."""

    name = ""

    def __init__(self, servers: Sequence[int]) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.servers = tuple(servers)  # ports, in the order of the configuration
        self.program = self.wanted()
        self.folder = Path(tempfile.mkdtemp(prefix=f"splittable-{self.name}-"))
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    def wanted(cls) -> str:
        """The path of the program. Skips the test if it isn't installed."""
        found = shutil.which(cls.name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if found is None:
            pytest.skip(f"{cls.name} is not installed: its tests are skipped (scripts/system)")
        return found

    def command(self) -> list[str]:
        raise NotImplementedError

    def variables(self) -> dict[str, str]:
        return {}

    def __enter__(self) -> "Proxy":
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **self.variables()},
            )
        until_blocking(self._listens)

    def _listens(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, f"{self.name} did not start: {self.log}"
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
            return True
        return False

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def send_signal(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)

    def kill(self) -> None:
        """Kill it with SIGKILL, which drops all connections."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class HAProxy(Proxy):
    """HAProxy with deploy/haproxy.cfg, configured by the environment. Its server lines are replaced
    if the number of servers differs."""

    name = "haproxy"

    def __init__(self, servers: Sequence[int]) -> None:
        super().__init__(servers)
        self.bind = f"127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return [self.program, "-db", "-f", str(self._configuration())]

    def _configuration(self) -> Path:
        shipped = DEPLOY / "haproxy.cfg"
        text = shipped.read_text(encoding="utf-8")
        listed = re.search(r"(?:^    server .*\n)+", text, re.MULTILINE)
        assert listed is not None
        if listed[0].count("\n") == len(self.servers):
            return shipped
        lines = [
            f'    server number{number} "${{SPLITTABLE_SERVER_{number}}}"\n'
            for number in range(1, len(self.servers) + 1)
        ]
        own = self.folder / "haproxy.cfg"
        own.write_text(text.replace(listed[0], "".join(lines)), encoding="utf-8")
        return own

    def variables(self) -> dict[str, str]:
        numbered = {
            f"SPLITTABLE_SERVER_{number}": f"127.0.0.1:{port}"
            for number, port in enumerate(self.servers, 1)
        }
        return {"SPLITTABLE_BIND": self.bind, **numbered}


_NGINX: Final = """
pid {folder}/pid;
error_log stderr notice;
worker_processes 1;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include splittable.conf;
}}
"""


class Nginx(Proxy):
    """nginx with deploy/nginx/splittable.conf, which includes the test's servers and site."""

    name = "nginx"

    def __init__(self, servers: Sequence[int]) -> None:
        super().__init__(servers)
        shutil.copytree(DEPLOY / "nginx", self.folder, dirs_exist_ok=True)
        # The listed servers, at other ports.
        listed = (self.folder / "splittable-servers.conf").read_text(encoding="utf-8")
        for number, port in enumerate(self.servers, 1):
            listed = listed.replace(f"127.0.0.1:800{number} ", f"127.0.0.1:{port} ")
        self._write("splittable-servers.conf", listed)
        self.write_site(f"listen 127.0.0.1:{self.port};")
        self._write("nginx.conf", _NGINX.format(folder=self.folder))

    def write_site(self, text: str) -> None:
        self._write("splittable-site.conf", text)

    def _write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def command(self) -> list[str]:
        # A single process, so that killing it is enough.
        own = "daemon off; master_process off;"
        return [self.program, "-c", f"{self.folder}/nginx.conf", "-p", str(self.folder), "-g", own]
