CREATE SCHEMA bucardo;
CREATE TABLE bucardo.sync (name text PRIMARY KEY);
