export {warm} from '../../../content-index/client/index';
export {excerpt, search} from '../../shared/engine';
