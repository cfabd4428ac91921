import {glyphOf as glyphOfArea} from '@site/plugins/shared/sidebar-areas';
import type {IconName} from '../components/Icon/names';

/** The glyph and the hue of the area that a page is in. A rule of content-rules checks that the glyph is there. */
export const glyphOf = glyphOfArea as (href: string | undefined) => {icon: IconName; hue: string};
