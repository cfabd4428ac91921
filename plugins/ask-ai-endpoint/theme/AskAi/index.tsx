import React, {type ReactNode} from 'react';
import options from '@generated/ask-ai-endpoint/default/options.json';
import {answer} from '@theme/AskAiAnswer';
import Dialog, {type Ask} from '@theme/AskAiDialog';
import {chat, checkCitations, messagesOf} from '../../shared/chat';

/** What the documentation does not hold is not asked of the model; what the model does not back with it is not shown. */
const ask: Ask = async (question, before, onText) => {
  const found = await answer(question, before);
  if (!found.found) {
    return {answer: found};
  }
  try {
    const text = await chat(options, messagesOf(question, before, found), onText);
    return {answer: found, generated: checkCitations(text, found.citations)};
  } catch {
    return {answer: found, generated: undefined};
  }
};

export default function AskAi(): ReactNode {
  return <Dialog ask={ask} />;
}
