import React, {type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

/** Its label is in the markup as well: without scripts, and on paper, every panel shows under its own name. */
export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const selected = value === selectedValue;
  if (!selected && lazy) return null;
  return (
    <div
      role="tabpanel"
      className={className}
      hidden={!selected}
      data-label={label ?? value}
      aria-label={label ?? value}
    >
      {children}
    </div>
  );
}
