CREATE ROLE remote_reader LOGIN;
CREATE TABLE inventory (
  id       integer PRIMARY KEY,
  name     text NOT NULL,
  category text NOT NULL,
  stock    integer NOT NULL
);
INSERT INTO inventory VALUES (41, 'Spade', 'garden', 0), (42, 'Rake', 'garden', 7), (43, 'Lamp', 'home', 2);
GRANT SELECT, UPDATE ON inventory TO remote_reader;
