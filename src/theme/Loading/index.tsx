import React, {type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import LoadState from '@site/src/components/LoadState';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) return <LoadState error={error as Error} retry={retry} />;
  return pastDelay ? <LoadState /> : null;
}
