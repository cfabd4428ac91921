import React, {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {onOpenAskAi} from '@site/src/lib/open';
import LazyDialog from '../LazyDialog';

const load = () => import('@theme/AskAi');
const PARAMETER = 'ask';

/** Shows the assistant when anything on the page, or the address with `?ask=`, asks for it. */
export default function AskHost(): ReactNode {
  const [question, setQuestion] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);

  const open = useCallback((text: string) => {
    opener.current = document.activeElement;
    setQuestion(text);
  }, []);
  const close = useCallback(() => {
    setQuestion(null);
    const from = opener.current;
    setTimeout(() => from instanceof HTMLElement && from.focus());
  }, []);

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get(PARAMETER);
    if (asked !== null) {
      open(asked);
    }
    return onOpenAskAi(open);
  }, [open]);

  return question === null ? null : (
    <LazyDialog load={load} onClose={close}>
      {({default: AskAi}) => <AskAi key={question} question={question} onClose={close} />}
    </LazyDialog>
  );
}
