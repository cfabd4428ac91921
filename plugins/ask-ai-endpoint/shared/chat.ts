import type {Message, WriteOptions} from '@theme/AskAiWriters';

export type EndpointOptions = {
  /** Base URL; `/chat/completions` is added. */
  url: string;
  model: string;
  /** Timeout for the first words in milliseconds; afterwards the quoted answer stays. Default 8,000. */
  patience: number;
};

/** Streams an answer; `onText` gets the text so far. Rejects if the endpoint fails, times out, or returns no text. */
export async function chat(
  {url, model, patience}: EndpointOptions,
  messages: Message[],
  {signal, onText}: Pick<WriteOptions, 'signal' | 'onText'>,
): Promise<string> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stop);
  let timer = setTimeout(() => controller.abort(new Error('the endpoint is too slow')), patience);
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {'content-type': 'application/json', accept: 'text/event-stream'},
      body: JSON.stringify({model, stream: true, temperature: 0.1, messages}),
      signal: controller.signal,
      credentials: 'omit',
    });
    if (!response.ok || !response.body) {
      throw new Error(`the endpoint answered ${response.status}`);
    }
    let text = '';
    for await (const piece of deltas(response.body)) {
      text += piece;
      onText(text);
      clearTimeout(timer);
      // A stream that stalls in the middle times out as well.
      timer = setTimeout(() => controller.abort(new Error('the endpoint stopped')), patience);
    }
    if (text.trim() === '') {
      throw new Error('the endpoint said nothing');
    }
    return text;
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(timer);
  }
}

/** Yields the text of a server-sent event stream; a read may end anywhere within an event. */
async function* deltas(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  for (;;) {
    const {done, value} = await reader.read();
    buffer += done ? '\n\n' : decoder.decode(value, {stream: true});
    const events = buffer.split(/\r?\n\r?\n/);
    buffer = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n');
      if (data === '[DONE]') {
        return;
      }
      if (data) {
        const parsed = JSON.parse(data) as {
          choices?: {delta?: {content?: string | null}}[];
          error?: {message?: string};
        };
        if (parsed.error) {
          throw new Error(`the endpoint failed: ${parsed.error.message ?? 'no reason given'}`);
        }
        yield parsed.choices?.[0]?.delta?.content ?? '';
      }
    }
    if (done) {
      throw new Error('the endpoint ended its answer early');
    }
  }
}
