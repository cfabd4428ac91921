CREATE USER 'shop_app'@'%' IDENTIFIED BY 'secret';
