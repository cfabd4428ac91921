import React, {type ReactNode} from 'react';
import type {Props} from '@theme/DocCard/Heading/Icon';
import Icon from '@site/src/components/Icon';

export default function DocCardIcon({item}: Props): ReactNode {
  return <Icon name={item.type === 'category' ? 'book' : 'page'} />;
}
