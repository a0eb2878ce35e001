"""Retention: deletes tables that nobody has used, erases what was said, and removes operators'
notes, after as many days as their settings say."""

import asyncio
from typing import Final

import structlog

from splittable.server.clock import Alarm
from splittable.server.logs import failure
from splittable.server.runtime.registry import TableRegistry
from splittable.server.runtime.services import Services
from splittable.server.store import ACT, REPORT, StoreError

LOOK_EVERY: Final = 3_600_000  # ms
BATCH: Final = 100  # tables found by one query; remarks erased by one
DAY: Final = 86_400_000  # ms

log = structlog.get_logger()


class Retention:
    """Looks for old tables every hour. Each is deleted in a commit of its own, among those of the
    tables that are played at, so nobody waits for more than one deletion."""

    def __init__(
        self,
        services: Services,
        registry: TableRegistry,
        *,
        finished: int | None,  # days without use after which a table is deleted; None: never
        abandoned: int | None,  # the same for tables whose game has not begun or is not over
        talk: int | None,  # days after which remarks are erased; None: never
        notes: int | None,  # the same for reports, acts and bans that have ended
    ) -> None:
        self._services = services
        self._registry = registry
        self._finished = finished
        self._abandoned = abandoned
        self._talk = talk
        self._notes = notes
        self._alarm: Alarm | None = None
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        days = (self._finished, self._abandoned, self._talk, self._notes)
        if any(each is not None for each in days):
            self._look()

    def _look(self) -> None:
        """Look now, unless the last look is still running, and set the alarm for the next."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().create_task(self._look_once())
        moment = self._services.clock.now() + LOOK_EVERY
        self._alarm = self._services.clock.call_at(moment, self._look)

    async def _look_once(self) -> None:
        deleted = 0
        try:
            while tables := await self._unused():
                here = [await self._registry.delete(table) for table in tables]
                if not any(here):  # all in use
                    break
                deleted += sum(here)
        except StoreError as error:
            self._services.notices.warn("old tables cannot be deleted", why=str(error))
        except Exception as error:
            self._services.notices.fail("old tables cannot be deleted", **failure(error))
        if deleted:
            log.info("old tables deleted", tables=deleted)
        await self._erase_talk()
        await self._drop_notes()

    async def _erase_talk(self) -> None:
        """A batch is one transaction: after a crash, what is left of the talk is erased later."""
        if self._talk is None:
            return
        before, tables = self._before(self._talk), 0
        try:
            while erased := await self._registry.erase_talk(before, BATCH):
                tables += erased
            await self._registry.reread_talk(before)
        except StoreError as error:
            self._services.notices.warn("old talk cannot be erased", why=str(error))
        except Exception as error:
            self._services.notices.fail("old talk cannot be erased", **failure(error))
        if tables:
            log.info("old talk erased", tables=tables)

    async def _drop_notes(self) -> None:
        if self._notes is None:
            return
        before, dropped = self._before(self._notes), 0
        try:
            for kind in (REPORT, ACT):
                while some := await self._services.store.drop_notes(kind, before, BATCH):
                    dropped += some
            dropped += await self._services.policy.drop_ended(before)
        except StoreError as error:
            self._services.notices.warn("old notes cannot be removed", why=str(error))
        except Exception as error:
            self._services.notices.fail("old notes cannot be removed", **failure(error))
        if dropped:
            log.info("old notes removed", notes=dropped)

    async def _unused(self) -> list[str]:
        finished, abandoned = self._before(self._finished), self._before(self._abandoned)
        return await self._services.store.unused(finished, abandoned, BATCH)

    def _before(self, days: int | None) -> int:
        return 0 if days is None else self._services.clock.now() - days * DAY

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])
