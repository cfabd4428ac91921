import React, {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import type {Props} from '@theme/AskAi';
import {dialogOf} from '@site/plugins/shared/client/open';
import {useRetry} from '@site/src/lib/useRetry';

/** Renders Ask AI into its dialog when that is first opened, and stays mounted, so that the conversation goes on. */
export default function AskHost(): ReactNode {
  const [AskAi, setAskAi] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    import('@theme/AskAi').then(
      (module) => setAskAi(() => module.default),
      () => setFailed(true),
    );
  }, []);
  const retry = useRetry(hasFailed, load);

  useEffect(() => {
    const onOpened = ({detail}: CustomEventInit<string>) => detail === 'ask' && load();
    window.addEventListener('docs:opened', onOpened);
    if (dialogOf('ask')?.open) load();
    return () => window.removeEventListener('docs:opened', onOpened);
  }, [load]);

  useEffect(() => {
    const state = document.querySelector<HTMLElement>('#docs-ask [data-getting-ready]');
    if (state) state.hidden = hasFailed || AskAi !== undefined;
  }, [hasFailed, AskAi]);

  const place = AskAi || hasFailed ? document.getElementById('docs-ask-thread') : null;
  if (!place) return null;
  return createPortal(
    AskAi ? <AskAi onClose={() => dialogOf('ask')?.close()} /> : <Failure onRetry={retry} />,
    place,
  );
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className="docs-getting-ready" role="alert">
      <b>Unable to fetch results</b> You might want to check your network connection.
      <button type="button" className="docs-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
