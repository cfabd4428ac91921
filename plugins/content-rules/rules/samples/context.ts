import {areaWith} from '../../../shared/areas';
import {idOf} from '../../content/paths';
import type {Document} from '../../content/types';
import type {PageContext} from './sample';

/** The service that a page's samples are about, by its path. */
export function contextOf({area, file}: Pick<Document, 'area' | 'file'>): PageContext {
  const id = idOf(file).replace(/(?:^|\/)_[^/]*$/, '');
  return {area, serviceType: areaWith(id)?.type};
}
