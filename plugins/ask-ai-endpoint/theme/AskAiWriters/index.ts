import options from '@generated/ask-ai-endpoint/default/options.json';
import {browserModel, type Writer} from '@theme-init/AskAiWriters';
import {chat} from '../../shared/chat';

export {browserModel};
export type {Message, WriteOptions, Writer} from '@theme-init/AskAiWriters';

const {hostname} = new URL(options.url);

/** The model behind the endpoint of the site's owner. */
const endpoint: Writer = {
  name: `the model at ${hostname}`,
  about: `Your question and the sections below are sent to ${hostname}, where a language model writes the answer.`,
  isAvailable: () => Promise.resolve(true),
  write: (messages, how) => chat(options, messages, how),
};

const writers: Writer[] = [endpoint, browserModel];
export default writers;
