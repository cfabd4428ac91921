import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import Icon from '@site/src/components/Icon';
import type {IconName} from '@site/src/components/Icon/names';
import styles from './styles.module.css';

const ICONS: Record<string, IconName> = {
  note: 'page',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** An admonition as a tinted frame with a title. */
export default function AdmonitionLayout({type, title, children, className, id}: Props): ReactNode {
  return (
    <div
      className={clsx(
        'docs-note',
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        styles.note,
        className,
      )}
      data-kind={type}
      id={id}
    >
      <div className={styles.title}>
        <Icon name={ICONS[type] ?? 'info'} />
        <span>{title}</span>
      </div>
      {children}
    </div>
  );
}
