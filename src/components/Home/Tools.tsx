import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomeData} from '@site/plugins/site-pages/shared/types';
import Icon from '../Icon';
import type {IconName} from '../Icon/names';
import styles from './styles.module.css';

export default function Tools({tools}: Pick<HomeData, 'tools'>): ReactNode {
  return (
    <section aria-labelledby="tools">
      <div className={styles.head}>
        <h2 id="tools">Work with the tool you have open</h2>
      </div>
      <ul className={styles.tools}>
        {tools.map(({label, text, path, icon}) => (
          <li key={label}>
            <Link to={path}>
              <Icon name={icon as IconName} />
              <b>{label}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
