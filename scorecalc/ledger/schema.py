"""What the file holds: tables to which rows are only ever added, and the ways from older files to this one."""

from __future__ import annotations

__all__ = ["APPLICATION", "MIGRATIONS"]

#: the mark of our files in their header (`PRAGMA application_id`): SCLC
APPLICATION = 0x53434C43

_TABLES = """
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    ruleset TEXT NOT NULL,
    rules TEXT NOT NULL,            -- all that the ruleset says, as TOML: nobody's upgrade changes it
    rules_hash TEXT NOT NULL,
    begun_at TEXT NOT NULL,
    state TEXT NOT NULL             -- the table before its first hand, as JSON
) STRICT;

CREATE TABLE player (
    game INTEGER NOT NULL REFERENCES game,
    turn INTEGER NOT NULL,          -- 0 sits where the first dealer sits
    name TEXT NOT NULL COLLATE NOCASE,
    PRIMARY KEY (game, turn),
    UNIQUE (game, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game,
    previous INTEGER REFERENCES entry,  -- NULL: the first of its table
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('line', 'end')),
    typed TEXT NOT NULL,
    line TEXT NOT NULL,             -- with all that the table filled in
    outcome TEXT NOT NULL,
    summary TEXT NOT NULL,
    state TEXT NOT NULL,            -- the table behind it, as JSON
    written_at TEXT NOT NULL
) STRICT;

CREATE TABLE posting (
    entry INTEGER NOT NULL REFERENCES entry,
    payment INTEGER NOT NULL,       -- the two rows of one payment share its number
    account TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    unit TEXT NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (entry, payment, amount)
) STRICT, WITHOUT ROWID;

CREATE TABLE step (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game,
    act TEXT NOT NULL CHECK (act IN ('add', 'edit', 'end', 'undo', 'redo')),
    entry INTEGER REFERENCES entry, -- the last entry now; NULL: none
    taken_at TEXT NOT NULL
) STRICT;

CREATE INDEX step_of_game ON step (game);
CREATE INDEX entry_of_game ON entry (game);
CREATE INDEX step_onto_entry ON step (entry);
CREATE INDEX entry_behind_entry ON entry (previous);

-- no step leads to an entry whose payments do not sum to zero, and none follows on such an entry
CREATE TRIGGER step_is_balanced BEFORE INSERT ON step
WHEN EXISTS (SELECT 1 FROM posting WHERE entry = NEW.entry GROUP BY unit HAVING SUM(amount) <> 0)
BEGIN SELECT RAISE(ABORT, 'payments do not sum to zero'); END;
CREATE TRIGGER entry_follows_balance BEFORE INSERT ON entry
WHEN EXISTS (SELECT 1 FROM posting WHERE entry = NEW.previous GROUP BY unit HAVING SUM(amount) <> 0)
BEGIN SELECT RAISE(ABORT, 'payments do not sum to zero'); END;
-- nor is anything paid later on by an entry that stands
CREATE TRIGGER posting_is_timely BEFORE INSERT ON posting
WHEN EXISTS (SELECT 1 FROM step WHERE entry = NEW.entry) OR EXISTS (SELECT 1 FROM entry WHERE previous = NEW.entry)
BEGIN SELECT RAISE(ABORT, 'a payment of an entry that stands already'); END;
-- an entry stands behind one of the same table that did not end it, and its number is the next
CREATE TRIGGER entry_is_next BEFORE INSERT ON entry
WHEN NEW.number <> coalesce((SELECT number + 1 FROM entry
                             WHERE id = NEW.previous AND game = NEW.game AND kind <> 'end'),
                            iif(NEW.previous IS NULL, 1, -1))
BEGIN SELECT RAISE(ABORT, 'an entry is out of its order'); END;
CREATE TRIGGER step_is_own BEFORE INSERT ON step
WHEN NEW.entry IS NOT NULL AND NEW.game <> (SELECT game FROM entry WHERE id = NEW.entry)
BEGIN SELECT RAISE(ABORT, 'a step onto an entry of another table'); END;
-- who plays is settled when a table is begun
CREATE TRIGGER player_is_timely BEFORE INSERT ON player
WHEN EXISTS (SELECT 1 FROM entry WHERE game = NEW.game)
BEGIN SELECT RAISE(ABORT, 'a player of a table that is played already'); END;
"""

#: what tells a row, table by table
_KEYS = {
    "game": ("id", "name"),
    "player": ("game, turn", "game, name"),
    "entry": ("id",),
    "posting": ("entry, payment, amount",),
    "step": ("id",),
}

_APPEND_ONLY = "".join(
    f"CREATE TRIGGER {table}_stays_on_{act.lower()} BEFORE {act} ON {table}\n"
    "BEGIN SELECT RAISE(ABORT, 'nothing in a ledger is changed or deleted'); END;\n"
    for table in _KEYS
    for act in ("UPDATE", "DELETE")
) + "".join(
    # INSERT OR REPLACE deletes the row that is in its way, and SQLite runs no trigger on that
    f"CREATE TRIGGER {table}_stays_on_replace_{at} BEFORE INSERT ON {table}\n"  # noqa: S608  (our names)
    f"WHEN EXISTS (SELECT 1 FROM {table} WHERE ({key}) = ({', '.join(f'NEW.{one}' for one in key.split(', '))}))\n"
    "BEGIN SELECT RAISE(ABORT, 'nothing in a ledger is changed or deleted'); END;\n"
    for table, keys in _KEYS.items()
    for at, key in enumerate(keys)
)

#: one script for each version, from the one before it to it; `PRAGMA user_version` counts those that were run
MIGRATIONS = (_TABLES + _APPEND_ONLY,)
