import {group} from './group';

export const mysql = group('Aiven for MySQL®', ['products/mysql/get-started'], 'products/mysql');
