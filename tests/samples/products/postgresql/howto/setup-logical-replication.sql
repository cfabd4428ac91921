CREATE TABLE customers (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers);
SELECT pg_create_logical_replication_slot('shop_slot', 'pgoutput');
