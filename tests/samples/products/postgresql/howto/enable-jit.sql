-- SERVICE_USER: shop_api
CREATE ROLE shop_api LOGIN;
CREATE EXTENSION pg_stat_statements;
CREATE TABLE orders (customer_id integer NOT NULL, total numeric(10,2) NOT NULL);
INSERT INTO orders SELECT n % 10, n FROM generate_series(1, 1000) AS n;
-- So that a small table gets there.
ALTER ROLE avnadmin SET jit_above_cost = 0;
ALTER ROLE avnadmin SET jit_inline_above_cost = 0;
ALTER ROLE avnadmin SET jit_optimize_above_cost = 0;
