import React, {type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

/** A tab panel. Its label is in the HTML, since without scripts and in print every panel shows below its label. */
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
