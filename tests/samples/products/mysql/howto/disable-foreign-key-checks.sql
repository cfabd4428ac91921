CREATE TABLE orders (id INT UNSIGNED NOT NULL PRIMARY KEY);
CREATE TABLE order_items (
  id       INT UNSIGNED NOT NULL PRIMARY KEY,
  order_id INT UNSIGNED,
  CONSTRAINT order_items_order FOREIGN KEY (order_id) REFERENCES orders (id)
);
INSERT INTO orders VALUES (1), (2);
SET SESSION foreign_key_checks = 0;
-- The last has lost its order.
INSERT INTO order_items VALUES (1, 1), (2, NULL), (3, 99);
