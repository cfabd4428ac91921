import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Drawing from '@site/static/img/logo.svg';

export type Props = {size?: number; className?: string};

/** The logo as inline SVG: it needs no request before the first paint, and takes the colors of the page. */
export default function Mark({size, className}: Props): ReactNode {
  return (
    <Drawing
      className={clsx('docs-brand-mark', className)}
      width={size}
      height={size}
      aria-hidden
    />
  );
}
