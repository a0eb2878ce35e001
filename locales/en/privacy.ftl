### The privacy page.

privacy-lead = There are no accounts here, no e-mail addresses and no cookies.
privacy-what = The server keeps the name you gave at a table, what you said there, your moves, and a fingerprint of a secret that your browser made up. That is how it knows which seat is yours.
privacy-reports = What you write in a report is kept for the people who run this server. So are bans and a log of what those people do. “Forget me” erases your words in reports and your name in a ban, but doesn’t lift the ban.
privacy-address = Your IP address stays in memory only, to limit requests and to turn away banned addresses. The people who run this server can see it while you’re connected. It’s stored only in a ban.
privacy-browser = Your browser keeps your name, your seats and your settings. Nobody else can see them.
privacy-how-long = How long
privacy-finished = Finished tables
privacy-unfinished = Other tables
privacy-talk = Chat
privacy-notes = Reports, past bans and the log
privacy-days = 
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
privacy-unlimited = no limit
privacy-with-table = as long as its table
privacy-since = Counted from the last move at a table, from when something was said or reported, or from the end of a ban.
privacy-contact = The people who run this server: { $contact }
privacy-no-contact = The people who run this server haven’t said how to reach them.
