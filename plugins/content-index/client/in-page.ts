import type {Host} from './host';

declare global {
  interface Window {
    /** Where the script of the worker leaves its one class when it runs in a page. */
    docsIndexHost?: typeof Host;
  }
}

/** The index for a page in which no worker can start: the worker's own script, run in the page. */
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
