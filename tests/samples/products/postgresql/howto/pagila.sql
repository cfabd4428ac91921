-- The tables of Pagila that the page asks, in small.
CREATE TABLE actor (actor_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL);
CREATE TABLE customer (customer_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL);
CREATE TABLE category (category_id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE film (film_id integer PRIMARY KEY, title text NOT NULL, description text, fulltext tsvector NOT NULL);
CREATE TABLE film_category (
  film_id     integer REFERENCES film,
  category_id integer REFERENCES category,
  PRIMARY KEY (film_id, category_id)
);
CREATE TABLE inventory (inventory_id integer PRIMARY KEY, film_id integer NOT NULL REFERENCES film);
CREATE TABLE rental (
  rental_id    integer PRIMARY KEY,
  rental_date  timestamptz NOT NULL,
  inventory_id integer NOT NULL REFERENCES inventory,
  customer_id  integer NOT NULL REFERENCES customer
);
CREATE TABLE payment (
  payment_id   integer NOT NULL,
  customer_id  integer NOT NULL,
  amount       numeric(5,2) NOT NULL,
  payment_date timestamptz NOT NULL,
  PRIMARY KEY (payment_date, payment_id)
) PARTITION BY RANGE (payment_date);
CREATE TABLE payment_p2022_03 PARTITION OF payment FOR VALUES FROM ('2022-03-01') TO ('2022-04-01');
CREATE TABLE payment_p2022_04 PARTITION OF payment FOR VALUES FROM ('2022-04-01') TO ('2022-05-01');

INSERT INTO actor SELECT n, 'Actor', n::text FROM generate_series(1, 5) AS n;
INSERT INTO customer SELECT n, 'Customer', n::text FROM generate_series(1, 50) AS n;
INSERT INTO category VALUES (1, 'Sports'), (2, 'Foreign'), (3, 'Family');
INSERT INTO film
SELECT n, 'Film ' || n, 'A shark and a boat', to_tsvector('english', 'A shark and a boat')
FROM generate_series(1, 12) AS n;
INSERT INTO film_category SELECT n, 1 + n % 3 FROM generate_series(1, 12) AS n;
INSERT INTO inventory SELECT n, 1 + n % 12 FROM generate_series(1, 24) AS n;
INSERT INTO rental
SELECT n, timestamptz '2022-03-01 00:00+00' + n * interval '1 hour', 1 + n % 24, 1 + n % 50
FROM generate_series(1, 500) AS n;
INSERT INTO payment
SELECT rental_id, customer_id, 2.99, rental_date FROM rental;
-- The page works in a database of this name, and drops it.
CREATE DATABASE pagila;
