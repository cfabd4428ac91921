CREATE TABLE orders (
  id          integer PRIMARY KEY,
  customer_id integer NOT NULL,
  created_at  timestamptz NOT NULL
);
INSERT INTO orders
SELECT n, n % 100, timestamptz '2026-11-01 00:00+00' + n * interval '1 minute'
FROM generate_series(1, 1000) AS n;
CREATE INDEX orders_customer_created_idx ON orders (customer_id, created_at DESC);
CREATE INDEX orders_customer_created_idx_ccnew ON orders (customer_id, created_at DESC);
-- What a broken unique index lets through.
CREATE TABLE route (source text NOT NULL, destination text NOT NULL, minutes integer);
INSERT INTO route VALUES ('HEL', 'AMS', 160), ('HEL', 'LIS', 285), ('HEL', 'AMS', 165);
