"""The page that a browser gets where no client is installed: what this is and how to play here."""

from typing import Final

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Splittable</title>
<style>
  :root { color-scheme: light dark; font: 1.05rem/1.6 system-ui, sans-serif }
  body { max-width: 38rem; margin: 12vh auto; padding: 0 1.2rem }
  h1 { font-size: 1.9rem; margin-bottom: .2rem }
  code { background: color-mix(in srgb, currentColor 10%, transparent); padding: .1em .35em;
         border-radius: .3em }
</style>
<h1>The tables are open</h1>
<p>This is a Splittable server: Split it!, Splito and Split, with friends and bots.</p>
<ul>
  <li>Play through the protocol: <code>python examples/play.py --help</code> in the project shows
      how a program sits down.</li>
  <li>See <a href="/api/tables">the public tables</a> and <a href="/api/games">the games</a>.</li>
  <li>Everything one may ask: <a href="/api/openapi.json">the OpenAPI document</a>.</li>
</ul>
</html>
"""
