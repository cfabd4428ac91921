import {browserModel} from '../../client/browserModel';
import type {Writer} from '../../shared/generate';

export type {Message, WriteOptions, Writer} from '../../shared/generate';
export {browserModel};

const writers: Writer[] = [browserModel];
export default writers;
