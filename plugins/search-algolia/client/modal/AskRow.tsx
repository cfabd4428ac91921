import React, {type ReactNode} from 'react';

type Props = {query: string; onAsk: (question: string) => void};

/** The row below the results that opens Ask AI with the query. */
export default function AskRow({query, onAsk}: Props): ReactNode {
  const question = query.trim();
  return (
    <button type="button" className="docs-search-ask" onClick={() => onAsk(question)}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4M4.8 4.8l2.6 2.6M12.6 12.6l2.6 2.6M15.2 4.8l-2.6 2.6M7.4 12.6l-2.6 2.6" />
      </svg>
      <span>
        Ask AI
        {question && (
          <>
            : <q>{question}</q>
          </>
        )}
      </span>
    </button>
  );
}
