import {AREAS} from './areas';
import {factFiles} from './facts/site';

/** Areas whose service has ended, as data/services.json says: their pages come after others unless a reader names them. */
export function endedAreas(): string[] {
  const {services} = factFiles()['services.json'];
  const ended = services.filter(({status}) => status === 'ended').map(({type}) => type);
  return AREAS.filter(({type}) => type !== undefined && ended.includes(type)).map(({id}) => id);
}
