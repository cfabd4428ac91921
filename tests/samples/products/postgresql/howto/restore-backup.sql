CREATE TABLE orders (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO orders (created_at)
SELECT timestamptz '2026-11-01 00:00+00' + n * interval '1 minute' FROM generate_series(1, 100) AS n;
CREATE TABLE rescue AS SELECT * FROM orders;
DELETE FROM orders WHERE id > 90;
