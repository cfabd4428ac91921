CREATE TABLE payments (order_id integer NOT NULL, amount numeric(10,2) NOT NULL);
