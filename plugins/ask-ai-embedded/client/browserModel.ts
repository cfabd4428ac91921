import type {Writer} from '../shared/generate';

/**
 * The part of the Prompt API that this file uses: https://webmachinelearning.github.io/prompt-api
 */
type Session = {
  promptStreaming: (input: string, options: {signal: AbortSignal}) => ReadableStream<string>;
  destroy: () => void;
};
type Core = {
  expectedInputs: {type: 'text'; languages: string[]}[];
  expectedOutputs: {type: 'text'; languages: string[]}[];
};
type LanguageModel = {
  availability: (
    options: Core,
  ) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create: (
    options: Core & {
      signal: AbortSignal;
      monitor: (monitor: EventTarget) => void;
      initialPrompts: {role: 'system'; content: string}[];
    },
  ) => Promise<Session>;
};

const TEXT: Core = {
  expectedInputs: [{type: 'text', languages: ['en']}],
  expectedOutputs: [{type: 'text', languages: ['en']}],
};

const model = (): LanguageModel | undefined =>
  (globalThis as {LanguageModel?: LanguageModel}).LanguageModel;

/**
 * The model of the Prompt API, which runs on the device of the reader. `isAvailable` downloads
 * nothing.
 */
export const browserModel: Writer = {
  name: 'this browser’s model',
  about:
    'The browser’s own model writes on your device. The browser may have to load the model first. Nothing is sent to this site or to others.',
  isAvailable: async () => {
    const availability = await model()?.availability(TEXT);
    return availability !== undefined && availability !== 'unavailable';
  },
  async write([system, user], {signal, onProgress, onText}) {
    const session = await model()?.create({
      ...TEXT,
      signal,
      monitor: (monitor) =>
        monitor.addEventListener('downloadprogress', (event) =>
          onProgress((event as ProgressEvent).loaded),
        ),
      initialPrompts: [{role: 'system', content: system?.content ?? ''}],
    });
    if (!session) throw new Error('this browser has no model');
    try {
      const reader = session.promptStreaming(user?.content ?? '', {signal}).getReader();
      let text = '';
      for (;;) {
        const {done, value} = await reader.read();
        if (done) break;
        text += value;
        onText(text);
      }
      if (text.trim() === '') throw new Error('the model said nothing');
      return text;
    } finally {
      // A session of the Prompt API occupies memory until it is destroyed.
      session.destroy();
    }
  },
};
