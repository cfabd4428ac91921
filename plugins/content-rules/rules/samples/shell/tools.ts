import {avn} from '../avn/tool';
import {curl} from '../rest/tool';
import type {Tool} from './tool';

/** The tools whose uses in shell samples are checked. */
export const TOOLS: Tool[] = [avn, curl];
