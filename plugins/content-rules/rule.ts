import type {Content} from './content/types';
import type {Problem} from './problem';

/** A check of the whole site. It reads what was parsed once, and changes nothing. */
export type Rule = (site: Content) => Problem[] | Promise<Problem[]>;
