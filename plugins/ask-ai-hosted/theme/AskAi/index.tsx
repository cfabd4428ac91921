import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import options from '@generated/ask-ai-hosted/default/options.json';
import type {Props} from '@theme/AskAi';
import AskAiEmbedded from '@theme/AskAiEmbedded';
import {giveConsent, hasConsent} from '../../shared/consent';
import {loadWidget} from '../../shared/widget';
import styles from './styles.module.css';

type State = 'asking' | 'loading' | 'embedded';

/** Asks once whether questions may go to the vendor; without that, and without the vendor, the documentation answers by itself. */
export default function AskAi({question = '', onClose}: Props): ReactNode {
  const [state, setState] = useState<State>(() => (hasConsent() ? 'loading' : 'asking'));
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (state !== 'loading') {
      return;
    }
    loadWidget(options).then(
      (widget) => {
        onClose();
        widget.open({mode: 'ai', query: question, submit: question !== ''});
      },
      () => setState('embedded'),
    );
  }, [state, question, onClose]);

  if (state === 'embedded') {
    return <AskAiEmbedded question={question} onClose={onClose} />;
  }
  return (
    <dialog ref={dialog} className="docs-dialog" aria-labelledby="ask-ai-consent" onClose={onClose}>
      <h2 id="ask-ai-consent">Ask AI</h2>
      {state === 'loading' ? (
        <p role="status">Loading the assistant…</p>
      ) : (
        <>
          <p>
            The assistant is a service of {new URL(options.scriptUrl).hostname}. What you ask is
            sent there. Without it, the documentation answers in your browser.
          </p>
          <div className={styles.choice}>
            <button
              type="button"
              className={styles.yes}
              onClick={() => {
                giveConsent();
                setState('loading');
              }}
            >
              Use the service
            </button>
            <button type="button" onClick={() => setState('embedded')}>
              Answer in my browser
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
