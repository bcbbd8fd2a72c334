-- Open tables end when their makers have gone; those from before have two weeks from their last event.
UPDATE games SET due = at + 1209600000 WHERE phase = 'open' AND due IS NULL;
-- How many tables somebody has, and the newest games, without looking at all.
CREATE INDEX games_of_maker ON games (creator, phase);
CREATE INDEX games_newest ON games (public, at);
