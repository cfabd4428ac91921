type Place = {path: string};

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

function shared(one: string, other: string): number {
  const parts = partsOf(other);
  const end = partsOf(one).findIndex((part, index) => part !== parts[index]);
  return end === -1 ? partsOf(one).length : end;
}

/** The area that shares the longest path prefix with a page; undefined if all areas share the same. */
export function nearestArea<T extends Place>(areas: readonly T[], path: string): T | undefined {
  const counts = areas.map((area) => shared(area.path, path));
  const most = Math.max(...counts);
  return most > Math.min(...counts) ? areas[counts.indexOf(most)] : undefined;
}
