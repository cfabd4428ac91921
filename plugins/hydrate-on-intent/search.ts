import {INDEX_FOLDER, MANIFEST} from '../content-index/names';
import {showLoadFailure} from './load-failure';
import {isGone} from './page';

let index: Promise<string | undefined> | undefined;

/**
 * File name of the index's first tier; undefined if the manifest cannot be read, which the worker then tries itself.
 */
function firstOfIndex(): Promise<string | undefined> {
  index ??= fetch(window.docsSite.base + MANIFEST, {cache: 'no-cache'})
    .then((response) => response.json())
    .then(({pages}: {pages?: string}) => pages)
    .catch(() => undefined);
  return index;
}

/** URLs of the files that the first search needs. */
export async function searchFiles(): Promise<string[]> {
  const {base, search, worker} = window.docsSite;
  const pages = await firstOfIndex();
  return [search, worker, pages && `${base}${INDEX_FOLDER}/${pages}`].filter(
    (file): file is string => file !== undefined,
  );
}

function startWorker(): void {
  const {base, worker: script} = window.docsSite;
  if (!script || window.docsWorker) return;
  try {
    const worker = new Worker(script, {name: 'content-index'});
    window.docsWorker = worker;
    // content-index/client/connect.ts then starts another worker, or does without.
    worker.onerror = () => delete window.docsWorker;
    // The manifest and the worker's script load in parallel.
    void firstOfIndex().then((pages) =>
      worker.postMessage({type: 'start', base: location.origin + base, pages}),
    );
  } catch {
    // No worker can start here: content-index/client/connect.ts then runs the worker's script in the page.
  }
}

/** Loads the index and the script that fills the search dialog, in parallel. */
export function searchLoader(isAwaited: () => boolean): () => void {
  let isLoading = false;
  const load = () => {
    const {search} = window.docsSite;
    if (isLoading || !search) return;
    isLoading = true;
    startWorker();
    const script = document.createElement('script');
    script.src = search;
    script.onerror = () => {
      script.remove();
      void isGone(search).then((gone) => showLoadFailure(gone ? 'updated' : 'offline'));
      setTimeout(() => {
        isLoading = false;
        if (isAwaited()) load();
      }, 2000);
    };
    document.head.append(script);
  };
  return load;
}
