import {glyphOf as glyphOfArea} from '@site/plugins/shared/sidebar-areas';
import type {IconName} from '../components/Icon/names';

/** Icon and hue of the area that a page is in. A content rule checks that the icon exists. */
export const glyphOf = glyphOfArea as (href: string | undefined) => {icon: IconName; hue: string};
