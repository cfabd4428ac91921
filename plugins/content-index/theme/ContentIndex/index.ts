export * from '../../client/index';
