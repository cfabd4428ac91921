CREATE TABLE orders (placed_at timestamptz NOT NULL, amount numeric(10,2) NOT NULL);
INSERT INTO orders
SELECT timestamptz '2026-11-01 00:00+00' + n * interval '1 hour', n FROM generate_series(1, 100) AS n;
CREATE ROLE reporting LOGIN;
