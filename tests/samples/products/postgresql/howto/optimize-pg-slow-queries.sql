CREATE TABLE customer (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE orders (
  id          integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer,
  created_at  timestamptz NOT NULL,
  status      text NOT NULL,
  city        text NOT NULL,
  postal_code text NOT NULL,
  total       numeric(10,2) NOT NULL
);
INSERT INTO customer SELECT n, 'Customer ' || n FROM generate_series(1, 50) AS n;
INSERT INTO orders
SELECT n, 1 + n % 50, now() - n * interval '10 minutes', CASE n % 10 WHEN 0 THEN 'open' ELSE 'sent' END,
       'City ' || n % 20, lpad((n % 20)::text, 5, '0'), n
FROM generate_series(1, 5000) AS n;
