import {isFrugal} from '../../shared/frugal';

const asked = new Set<string>();

/** Prefetches the document of another area while the reader points at its link, unless the reader saves data. */
export function prefetchDocument(path: string): void {
  if (isFrugal() || asked.has(path)) return;
  asked.add(path);
  document.head.append(
    Object.assign(document.createElement('link'), {rel: 'prefetch', href: path}),
  );
}
