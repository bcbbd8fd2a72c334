-- Games by when they began, and what a game did to ratings, for whoever takes games home.
CREATE INDEX games_begun ON games (public, created);
CREATE INDEX ratings_of_game ON ratings (of_game);
