import {avn} from '../avn/tool';
import {curl} from '../rest/tool';
import type {Tool} from './tool';

/** Tools whose calls in shell samples are checked. */
export const TOOLS: Tool[] = [avn, curl];
