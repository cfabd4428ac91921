import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';

/** The frame of a sample. Colors come from classes, so that one HTML page serves both color modes. */
export default function CodeBlockContainer<T extends 'div' | 'pre'>({
  as,
  className,
  ...props
}: {as: T} & ComponentProps<T>): ReactNode {
  return React.createElement(as, {
    ...props,
    className: clsx(className, ThemeClassNames.common.codeBlock),
  });
}
