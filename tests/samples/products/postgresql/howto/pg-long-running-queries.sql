-- SERVICE_USER: shop_api
CREATE ROLE shop_api LOGIN;
