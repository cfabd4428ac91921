import React, {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {useRetry} from '../../lib/useRetry';
import styles from './styles.module.css';

type Props<M> = {
  /** Fetches the code of the dialog; the same function at each render. */
  load: () => Promise<M>;
  onClose: () => void;
  children: (module: M) => ReactNode;
};

/** A dialog whose code is fetched when it is wanted; says so when that fails, and tries again. */
export default function LazyDialog<M>({load, onClose, children}: Props<M>): ReactNode {
  const [state, setState] = useState<{module?: M; hasFailed: boolean}>({hasFailed: false});
  const start = useCallback(() => {
    setState({hasFailed: false});
    load().then(
      (module) => setState({module, hasFailed: false}),
      () => setState({hasFailed: true}),
    );
  }, [load]);
  useEffect(start, [start]);
  const retry = useRetry(state.hasFailed, start);
  if (state.module) return children(state.module);
  return state.hasFailed ? <Failure onRetry={retry} onClose={onClose} /> : null;
}

function Failure({onRetry, onClose}: {onRetry: () => void; onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="docs-dialog" aria-labelledby="no-dialog" onClose={onClose}>
      <div role="alert">
        <h2 id="no-dialog">Unable to fetch results</h2>
        <p>You might want to check your network connection.</p>
      </div>
      <div className={styles.choice}>
        <button type="button" className="docs-button docs-button--primary" onClick={onRetry}>
          Try again
        </button>
        <button type="button" className="docs-button" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}
