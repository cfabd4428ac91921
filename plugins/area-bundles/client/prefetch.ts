type Connection = {saveData?: boolean; effectiveType?: string};

const asked = new Set<string>();

/** Prefetches the document of another area while the reader points at its link, unless the reader saves data. */
export function prefetchDocument(path: string): void {
  const {saveData, effectiveType = ''} =
    (navigator as Navigator & {connection?: Connection}).connection ?? {};
  if (saveData || effectiveType.includes('2g') || asked.has(path)) return;
  asked.add(path);
  document.head.append(
    Object.assign(document.createElement('link'), {rel: 'prefetch', href: path}),
  );
}
