import React, {type ReactNode} from 'react';
import type {Props} from '@theme/AskAi';
import {answer} from '@theme/AskAiAnswer';
import Dialog from '../../client/Dialog';
import type {Ask} from '../../client/useThread';

const ABOUT =
  'The assistant quotes the documentation, with its sources. It does not generate text, and nothing you type leaves your browser.';

const ask: Ask = async (question, before) => ({answer: await answer(question, before)});

export default function AskAiEmbedded({question = '', onClose}: Props): ReactNode {
  return <Dialog question={question} onClose={onClose} ask={ask} about={ABOUT} />;
}
