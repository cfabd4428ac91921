CREATE DATABASE shop;
CREATE USER 'shop_app'@'%' IDENTIFIED BY 'secret';
CREATE USER 'shop_migrate'@'%' IDENTIFIED BY 'secret';
CREATE USER 'shop_report'@'%' IDENTIFIED BY 'secret';
