import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {IconName} from './names';

export type Props = {
  name: IconName;
  className?: string;
  /** Text for screen readers. Without a label the icon is decoration. */
  label?: string;
};

/** An icon of the sprite: the page has a reference, and the browser fetches the sprite once. */
export default function Icon({name, className, label}: Props): ReactNode {
  const href = `${useBaseUrl('/img/icons.svg')}#${name}`;
  const naming = label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true};
  return (
    <svg className={clsx('docs-icon', className)} width="20" height="20" {...naming}>
      <use href={href} />
    </svg>
  );
}
