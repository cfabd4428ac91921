-- SERVICE_USER: shop_api
CREATE ROLE shop_api LOGIN;
CREATE TABLE customer (id integer PRIMARY KEY, email text NOT NULL);
CREATE TABLE account (id integer PRIMARY KEY, iban text NOT NULL);
