import React, {type ReactNode} from 'react';
import Icon, {type Props} from '../Icon';
import {ICON_NAMES} from '../Icon/names';

/** The `<Icon>` of Markdown pages; an unknown name fails the build and lists the known ones. */
export default function MDXIcon({name, ...props}: Props): ReactNode {
  if (!ICON_NAMES.includes(name)) {
    throw new Error(
      `<Icon name="${name}" />: there is no such icon. Icons: ${ICON_NAMES.join(', ')}.`,
    );
  }
  return <Icon name={name} {...props} />;
}
