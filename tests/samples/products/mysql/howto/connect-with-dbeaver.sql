CREATE DATABASE shop;
CREATE USER 'analyst'@'%' IDENTIFIED BY 'secret';
