import {AREAS} from './areas';
import {factFiles} from './facts/site';

/**
 * Ids of areas whose service has ended, by data/services.json. Search ranks their pages lower unless the query names
 * them.
 */
export function endedAreas(): string[] {
  const {services} = factFiles()['services.json'];
  const ended = services.filter(({status}) => status === 'ended').map(({type}) => type);
  return AREAS.filter(({type}) => type !== undefined && ended.includes(type)).map(({id}) => id);
}
