import React, {type ReactNode} from 'react';
import {answer} from '@theme/AskAiAnswer';
import Dialog from '../../client/Dialog';
import type {Ask} from '../../client/useThread';

const ask: Ask = async (question, before) => ({answer: await answer(question, before)});

export default function AskAiEmbedded(): ReactNode {
  return <Dialog ask={ask} />;
}
