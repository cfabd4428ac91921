import React, {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ColorModeToggle';
import Icon from '@site/src/components/Icon';
import siteStorage from '@generated/site-storage';
import {labelOf, nameOf, nextChoice} from '@site/plugins/shared/colorMode';
import styles from './styles.module.css';

/**
 * The color mode button. All three icons are in the HTML; an attribute of the root element shows the right one before
 * any script runs.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  // Announced separately, since not every screen reader announces a new label of the focused button.
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
        // Docusaurus's localStorage key. The inline script (hydrate-on-intent/color-mode.ts) uses it until React
        // hydrates.
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
