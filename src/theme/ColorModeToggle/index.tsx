import React, {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ColorModeToggle';
import Icon from '@site/src/components/Icon';
import siteStorage from '@generated/site-storage';
import {labelOf, nameOf, nextChoice} from '@site/plugins/shared/colorMode';
import styles from './styles.module.css';

/** All three icons are in the page; the attribute on the root shows the right one before any script runs. */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  // A button that changes its name while it has the focus is not read again by every reader of screens.
  const [said, setSaid] = useState('');
  const change = () => {
    const choice = nextChoice(value, respectPrefersColorScheme);
    onChange(choice);
    setSaid(labelOf(choice));
  };
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        onClick={change}
        title={labelOf(value)}
        aria-label={nameOf(value)}
        // Where Docusaurus keeps the choice: before React is there the page's inline script does what this button does.
        data-color-mode={respectPrefersColorScheme ? `theme${siteStorage.namespace}` : undefined}
      >
        <Icon name="sun" className={styles.light} />
        <Icon name="moon" className={styles.dark} />
        <Icon name="system" className={styles.system} />
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}
