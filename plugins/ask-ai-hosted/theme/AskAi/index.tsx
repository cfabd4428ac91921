import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import options from '@generated/ask-ai-hosted/default/options.json';
import type {Props} from '@theme/AskAi';
import AskAiEmbedded from '@theme/AskAiEmbedded';
import {dialogOf, useQuestions} from '@site/plugins/shared/client/open';
import {giveConsent, hasConsent} from '../../shared/consent';
import {loadWidget} from '../../shared/widget';
import styles from './styles.module.css';

type State = 'asking' | 'loading' | 'embedded';

/**
 * Asks once whether questions may be sent to the vendor. If the reader declines or the script fails, the embedded
 * assistant answers.
 */
export default function AskAi({onClose}: Props): ReactNode {
  const [state, setState] = useState<State>(() => (hasConsent() ? 'loading' : 'asking'));
  if (state === 'embedded') return <AskAiEmbedded />;
  return <Vendor state={state} onChange={setState} onClose={onClose} />;
}

type VendorProps = Props & {state: State; onChange: (state: State) => void};

function Vendor({state, onChange, onClose}: VendorProps): ReactNode {
  const question = useRef('');
  useQuestions((asked) => (question.current = asked));

  useEffect(() => {
    // If the vendor's script fails, the embedded assistant gets the pending question.
    if (state !== 'loading') return undefined;
    const show = () =>
      loadWidget(options).then(
        (widget) => {
          const query =
            question.current || (dialogOf('ask')?.querySelector('textarea')?.value ?? '');
          onClose();
          widget.open({mode: 'ai', query, submit: question.current !== ''});
          question.current = '';
        },
        () => {
          if (question.current) window.docsQuestions.push(question.current);
          onChange('embedded');
        },
      );
    void show();
    const reopen = ({detail}: CustomEventInit<string>) => detail === 'ask' && void show();
    window.addEventListener('docs:opened', reopen);
    return () => window.removeEventListener('docs:opened', reopen);
  }, [state, onChange, onClose]);

  if (state === 'loading') return <p role="status">Loading the assistant…</p>;
  return (
    <>
      <p>
        The assistant is a service of {new URL(options.scriptUrl).hostname}. What you ask is sent
        there. Without it, the documentation answers in your browser.
      </p>
      <div className={styles.choice}>
        <button
          type="button"
          className={styles.yes}
          onClick={() => {
            giveConsent();
            onChange('loading');
          }}
        >
          Use the service
        </button>
        <button
          type="button"
          onClick={() => {
            if (question.current) window.docsQuestions.push(question.current);
            onChange('embedded');
          }}
        >
          Answer in my browser
        </button>
      </div>
    </>
  );
}
