import React, {type ReactNode, useCallback, useEffect, useState} from 'react';
import {onOpenAskAi} from '@site/src/lib/open';
import {useOpener} from '@site/src/lib/useOpener';
import LazyDialog from '../LazyDialog';

const load = () => import('@theme/AskAi');
const PARAMETER = 'ask';

/** Shows the assistant when anything on the page, or the address with `?ask=`, asks for it. */
export default function AskHost(): ReactNode {
  const [question, setQuestion] = useState<string | null>(null);
  const opener = useOpener();

  const open = useCallback(
    (text: string) => {
      opener.remember();
      setQuestion(text);
    },
    [opener],
  );
  const close = useCallback(() => {
    setQuestion(null);
    opener.refocus();
  }, [opener]);

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
