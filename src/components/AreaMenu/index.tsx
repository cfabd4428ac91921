import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import areas from '@generated/site-pages/default/menu.json';
import {shortLabel} from '@site/plugins/shared/sidebar-areas';
import {glyphOf} from '../../lib/glyph';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Links to all areas whose service has not ended, for the mobile menu. */
export default function AreaMenu({onNavigate}: {onNavigate: () => void}): ReactNode {
  const groups = [...new Set(areas.map(({group}) => group))].sort((a, b) => a.length - b.length);
  return groups.map((group) => (
    <ul key={group} className={`menu__list ${styles.areas}`} aria-label={group || 'Documentation'}>
      {areas
        .filter((area) => area.group === group && !area.ended)
        .map(({label, path}) => {
          const {icon, hue} = glyphOf(path);
          return (
            <li key={path} className="menu__list-item" data-hue={hue}>
              <Link className="menu__link" to={path} onClick={onNavigate}>
                <Icon name={icon} />
                {shortLabel(label)}
              </Link>
            </li>
          );
        })}
    </ul>
  ));
}
