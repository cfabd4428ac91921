import React, {type ReactNode} from 'react';
import options from '@generated/ask-ai-endpoint/default/options.json';
import type {Props} from '@theme/AskAi';
import {answer} from '@theme/AskAiAnswer';
import Dialog, {type Ask} from '@theme/AskAiDialog';
import {chat, checkCitations, messagesOf} from '../../shared/chat';

const about = `A language model at ${new URL(options.url).hostname} writes the answers from the documentation, with its sources. What you ask is sent there.`;

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

export default function AskAi({question = '', onClose}: Props): ReactNode {
  return <Dialog question={question} onClose={onClose} ask={ask} about={about} />;
}
