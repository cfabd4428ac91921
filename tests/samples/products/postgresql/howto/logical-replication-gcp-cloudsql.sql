-- The administrator of Cloud SQL.
CREATE ROLE postgres LOGIN;
CREATE TABLE orders (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY);
