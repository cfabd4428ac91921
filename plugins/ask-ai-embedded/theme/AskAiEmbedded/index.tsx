import React, {type ReactNode} from 'react';
import {answer} from '@theme/AskAiAnswer';
import Dialog from '../../client/Dialog';

export default function AskAiEmbedded(): ReactNode {
  return <Dialog ask={answer} />;
}
