-- Games, their events and their people. One text for SQLite and PostgreSQL.

CREATE TABLE players (
    id       TEXT   PRIMARY KEY,
    name     TEXT   NOT NULL,
    -- What must be unique; guests have none.
    name_key TEXT   UNIQUE,
    kind     TEXT   NOT NULL,
    password TEXT,
    -- Whose bot it is.
    owner    TEXT,
    banned   BIGINT NOT NULL DEFAULT 0,
    settings TEXT,
    created  BIGINT NOT NULL
);

-- Cookies and the tokens of bots, hashed.
CREATE TABLE sessions (
    hash    TEXT   PRIMARY KEY,
    player  TEXT   NOT NULL,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL
);
CREATE INDEX sessions_of_player ON sessions (player);

CREATE TABLE games (
    id      TEXT   PRIMARY KEY,
    game    TEXT   NOT NULL,
    setup   TEXT   NOT NULL,
    seats   TEXT   NOT NULL,
    clock   TEXT   NOT NULL,
    absent  TEXT   NOT NULL,
    public  BIGINT NOT NULL,
    -- 0: not rated, 1: to be rated, 2: rated.
    rated   BIGINT NOT NULL,
    creator TEXT   NOT NULL,
    created BIGINT NOT NULL,
    -- What follows is computed from the events, for lists.
    phase   TEXT   NOT NULL,
    ply     BIGINT NOT NULL,
    score   TEXT   NOT NULL,
    ending  TEXT   NOT NULL,
    places  TEXT   NOT NULL,
    -- When somebody has to look: a flag, an absence, the engine.
    due     BIGINT,
    at      BIGINT NOT NULL
);
CREATE INDEX games_due ON games (due);
CREATE INDEX games_listed ON games (phase, public, at);

-- The truth. An event that is here has happened; the key makes that only one can be the next.
CREATE TABLE events (
    game   TEXT   NOT NULL,
    number BIGINT NOT NULL,
    what   TEXT   NOT NULL,
    seat   BIGINT,
    text   TEXT   NOT NULL,
    key    TEXT,
    lag    BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE UNIQUE INDEX events_key ON events (game, key);

CREATE TABLE seats (
    game   TEXT   NOT NULL,
    seat   BIGINT NOT NULL,
    player TEXT   NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_of_player ON seats (player);

CREATE TABLE chat (
    game   TEXT   NOT NULL,
    number BIGINT NOT NULL,
    player TEXT   NOT NULL,
    text   TEXT   NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE mutes (
    player TEXT NOT NULL,
    muted  TEXT NOT NULL,
    PRIMARY KEY (player, muted)
);

-- Every rating that somebody has had; the one with the highest number holds.
CREATE TABLE ratings (
    player     TEXT             NOT NULL,
    game       TEXT             NOT NULL,
    pool       TEXT             NOT NULL,
    number     BIGINT           NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    of_game    TEXT             NOT NULL,
    at         BIGINT           NOT NULL,
    PRIMARY KEY (player, game, pool, number)
);

-- The processes that share this database, and who is connected to them.
CREATE TABLE nodes (
    id   TEXT   PRIMARY KEY,
    seen BIGINT NOT NULL
);
CREATE TABLE presence (
    game   TEXT NOT NULL,
    player TEXT NOT NULL,
    node   TEXT NOT NULL,
    PRIMARY KEY (game, player, node)
);
