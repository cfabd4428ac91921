export {default} from '../../client/Dialog';
export type {Ask} from '../../client/useThread';
