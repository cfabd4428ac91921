CREATE PUBLICATION aiven_db_migrate_shop_pub FOR ALL TABLES;
SELECT pg_create_logical_replication_slot('aiven_db_migrate_shop_slot', 'pgoutput');
