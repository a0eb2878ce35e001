"""Limits: how much a connection, an address, a person and a table may use.

Rates are token buckets (`token_bucket.TokenBucket`): they refill with time and allow bursts. A
setting is named in `ops/settings.py` and `cli/settings.py` (`messages_per_second` is the flag
`--messages-per-second`); limits without one are constants.

An address is an IPv4 address or an IPv6 /64 (`budgets.budget_key`). Behind a trusted proxy it is
taken from X-Forwarded-For; the proxy's own connections aren't limited. 10,000 addresses are
remembered.

"429" and the like are HTTP statuses, with a code such as `too-fast` in the body. "problem" is the
WebSocket message of that name. Numbers from 1000 on are WebSocket close codes: 1008 follows a `bye`
with reason `too-fast`, 4000 one with `silent`. "abort" ends the TCP connection without an answer.
The cause is the label of the metric `splittable_refused`; the log has one line a minute for each
cause (`budgets.CAUSES`, and `TableActor` for tables).

Per WebSocket: `budgets.ConnectionBudget`, `net/websocket.py`, `net/client_connections.py`

limit                 where                 default; setting           exceeded             cause
--------------------  --------------------  -------------------------  -------------------  --------
messages              messages              20/s, burst 60;            problem too-fast;    messages
                                            messages_per_second        after 100: 1008
unanswered messages   MOST_WAITING          100                        as above             messages
frames                _frames               3 per message of the rate, reading is paused    frames
                                            burst 200 or 3 s' worth
bytes sent            _bytes                2,048 per message,         reading is paused    frames
                                            burst 3 s' worth
flood                 is_flooding           over 6 s' worth of frames  1008                 flood
                                            or bytes owed
message size          live.LARGEST_FRAME    16 KiB                     1009                 size
unread bytes          leave_unread          1 MiB                      4001                 unread
finding a table       HELLO_SECONDS         10 s after connecting      4000                 nameless
silence               live.DEAD_AFTER       10 s                       4000                 -

Per address: `budgets.AddressBudget`, `connections.Connections`, `net/middleware.py`

limit                 where                 default; setting           exceeded             cause
--------------------  --------------------  -------------------------  -------------------  --------
requests, handshakes  requests; a refused   50/s, burst 150;           429 too-fast         requests
                      one costs half        requests_per_second
new connections       connections.          over 1 s' worth of         abort; handshake:    requests
                      WORST_BEHIND          requests owed              429 too-fast
open connections      connections           200;                       abort; handshake:    connec-
                                            connections_per_address    429 too-fast         tions
tables opened         tables                30/min, burst 30;          429 too-fast         tables
                                            tables_per_minute
frames, bytes sent    frames, bytes         as much as 5 WebSockets    reading is paused    frames
request bodies        bytes (the same)      as above                   429 too-fast, but    bytes
                                                                       not for GET
processor time        work                  200 ms/s, burst 2 s;       REST 429 too-fast;   work
                                            work_per_second            `hello` waits 5 s at
                                                                       most; then, and for
                                                                       `consider`, `hint`:
                                                                       problem too-fast
unread bytes          unread                16 MiB                     4001                 unread
queued reviews        review_queue.         2, and 16 in all           503 too-busy         -
                      MOST_OF_ONE

Per HTTP connection: `net/http_connections.py`, `net/routes/dependencies.py`

limit                 where                 default                    exceeded             cause
--------------------  --------------------  -------------------------  -------------------  --------
request head          LARGEST_HEAD          16 KiB                     431 too-big          head
pipelined requests    MOST_AHEAD            8                          431 too-big          head
request body          LARGEST_BODY          256 KiB                    413 too-big          size
time for the head     HEAD_SECONDS          10 s                       abort                late
time for the rest     REQUEST_SECONDS       60 s                       abort                late
idle time             KEEP_ALIVE_SECONDS    5 s                        closed               -

Per server: `connections.most_connections`, `workers/bot_pool.py`

limit                 where                 default                    exceeded             cause
--------------------  --------------------  -------------------------  -------------------  --------
connections           most_connections      soft RLIMIT_NOFILE - 64,   the least important  room
                                            at least 16;               1/16 are aborted,
                                            max_connections            never people in seats
WebSockets of         Connections.is_full   15/16 of those             1013, REST 503 full  full
newcomers
tables in memory      TableRegistry         none; max_tables           as above; people in  full
                                                                       seats are let in
queued bot moves      MOST_WAITING          64 per worker              a quicker bot plays  -

Per table: `table_rate.TableRateLimiter`, `runtime/table_actor.py`, `domain/commands/`. On a
WebSocket the codes come as a problem; by REST `too-fast` is 429 and `taken` 409. Moves have no
limit of their own, because every game ends.

limit                 where                 default; setting           exceeded             cause
--------------------  --------------------  -------------------------  -------------------  --------
commands but moves    a bucket per person   60/min, burst 20;          too-fast             commands
                      in a seat, one for    commands_per_minute
                      all spectators, one
                      per address for
                      invited newcomers
previews              per person in a seat  240/min, burst 80          too-fast             commands
hints                 per person in a seat  20/min, burst 6            too-fast             commands
remarks per deal      per person in a seat; 500;                       too-fast             remarks
                      all spectators        1,000
take-backs per game   per seat              100                        too-fast             take-
                                                                                            backs
named spectators,     MOST_STRANGERS        50; absent ones make room  taken                specta-
uninvited                                                                                   tors
"""
