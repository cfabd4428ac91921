import React, {type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import LoadState from '@site/src/components/LoadState';
import {useRetry} from '@site/src/lib/useRetry';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  const retryNow = useRetry(Boolean(error), retry);
  if (error) return <LoadState error={error as Error} retry={retryNow} />;
  return pastDelay ? <LoadState /> : null;
}
