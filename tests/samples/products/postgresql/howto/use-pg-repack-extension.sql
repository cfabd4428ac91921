CREATE TABLE orders (id integer PRIMARY KEY);
INSERT INTO orders SELECT generate_series(1, 1000);
