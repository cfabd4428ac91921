CREATE TABLE team_membership (user_id INT UNSIGNED NOT NULL, team_id INT UNSIGNED NOT NULL);
INSERT INTO team_membership VALUES (1, 1), (1, 2), (2, 1);
CREATE TABLE page_views (viewed_at DATETIME NOT NULL, path VARCHAR(255) NOT NULL);
INSERT INTO page_views VALUES ('2026-11-01 10:00:00', '/'), ('2026-11-01 10:00:00', '/'), ('2026-11-02 08:15:00', '/cart');
