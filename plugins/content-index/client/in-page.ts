import type {Host} from './host';

declare global {
  interface Window {
    /** Set by the worker's script when it runs in a page. */
    docsIndexHost?: typeof Host;
  }
}

/** Loads the worker's script into the page, for browsers in which no worker can start. */
export function loadHost(): Promise<typeof Host> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = window.docsSite.worker ?? '';
    script.onload = () =>
      window.docsIndexHost ? resolve(window.docsIndexHost) : reject(new Error(script.src));
    script.onerror = () => {
      script.remove();
      reject(new Error(script.src));
    };
    document.head.append(script);
  });
}
