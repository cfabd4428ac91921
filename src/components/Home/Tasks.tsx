import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomeData} from '@site/plugins/site-pages/shared/types';
import Icon from '../Icon';
import type {IconName} from '../Icon/names';
import styles from './styles.module.css';

export default function Tasks({tasks}: Pick<HomeData, 'tasks'>): ReactNode {
  return (
    <div>
      <div className={styles.head}>
        <h2 id="tasks">Start with a task</h2>
      </div>
      <ul className={styles.tasks}>
        {tasks.map(({label, text, path, icon}) => (
          <li key={label}>
            <Link to={path}>
              <Icon name={icon as IconName} />
              <b>{label}</b>
              <span>{text}</span>
              <Icon name="arrow" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
