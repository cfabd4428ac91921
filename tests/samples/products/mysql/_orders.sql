CREATE TABLE orders (
  id          INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  customer_id INT UNSIGNED NOT NULL,
  created_at  DATETIME NOT NULL,
  total       DECIMAL(10,2) NOT NULL
);
INSERT INTO orders (customer_id, created_at, total) VALUES
  (42, '2025-12-30 10:00:00', 19.90), (42, '2026-11-01 10:00:00', 5.00), (7, '2026-11-02 11:30:00', 120.00);
