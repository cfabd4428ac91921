CREATE DATABASE shop;
-- use: orders
CREATE TABLE shop.orders LIKE orders;
INSERT INTO shop.orders SELECT * FROM orders;
