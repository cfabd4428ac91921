-- use: orders
CREATE INDEX orders_customer_created_idx ON orders (customer_id, created_at DESC);
CREATE INDEX orders_customer_created_idx_ccnew ON orders (customer_id, created_at DESC);
-- What a broken unique index lets through.
CREATE TABLE route (source text NOT NULL, destination text NOT NULL, minutes integer);
INSERT INTO route VALUES ('HEL', 'AMS', 160), ('HEL', 'LIS', 285), ('HEL', 'AMS', 165);
