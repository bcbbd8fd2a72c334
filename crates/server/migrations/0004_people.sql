-- What a name looks like, so that nobody is taken for another; filled in by the server.
ALTER TABLE players ADD COLUMN look TEXT;
CREATE INDEX players_look ON players (look);
