CREATE TABLE orders (
  id          integer PRIMARY KEY,
  customer_id integer NOT NULL,
  created_at  timestamptz NOT NULL
);
INSERT INTO orders
SELECT n, n % 100, timestamptz '2026-11-01 00:00+00' + n * interval '1 minute'
FROM generate_series(1, 5000) AS n;
