CREATE TABLE orders (id integer PRIMARY KEY, total numeric(10,2));
INSERT INTO orders SELECT n, n FROM generate_series(1, 1000) AS n;
DELETE FROM orders WHERE id > 900;
SELECT pg_create_physical_replication_slot('orders_slot', true);
