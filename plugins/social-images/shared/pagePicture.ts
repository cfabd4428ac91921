import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Picture} from './picture';
import {areaOf, areasOf, glyphOf} from '../../shared/sidebar-areas';

/** Content of a page's picture. Pages outside of the sidebar have "Documentation" as their area. */
export function pagePicture(
  title: string,
  sidebar: readonly PropSidebarItem[] | undefined,
  path: string,
): Picture {
  const area = sidebar && areaOf(areasOf(sidebar), path);
  return {title, area: area?.label ?? 'Documentation', ...glyphOf(area?.href)};
}
