CREATE TABLE orders (id integer PRIMARY KEY, total numeric(10,2));
INSERT INTO orders SELECT n, n FROM generate_series(1, 1000) AS n;
