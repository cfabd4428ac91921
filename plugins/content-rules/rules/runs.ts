import type {Page} from '../content/types';
import type {Problem} from '../problem';
import type {Rule} from '../rule';
import {fingerprint, isMarked, readRuns, RUNS_FILE} from '../sample-runs';

/** Areas whose samples can run on a server (scripts/samples). */
const AREAS = ['postgresql', 'mysql', 'valkey'];

/** Samples marked `run` have a committed result for their current text. */
export const runs: Rule = ({siteDir, documents}) => {
  const results = readRuns(siteDir);
  const pages = documents.filter((document): document is Page => !document.isPartial);
  const marked = pages.filter(({fences}) => fences.some(isMarked));
  const stale = marked.flatMap(({file, area, id, fences}): Problem[] => {
    const first = fences.find(isMarked);
    const place = {file, line: first?.line ?? 1, column: first?.column ?? 1};
    if (!AREAS.includes(area))
      return [
        {
          ...place,
          rule: 'runs/area',
          message: `No server runs the samples of the area ${area}.`,
          hint: `Take out \`run\`; it is for ${AREAS.join(', ')}.`,
        },
      ];
    const result = results[area]?.pages[id];
    if (result?.samples === fingerprint(fences)) return [];
    return [
      {
        ...place,
        rule: 'runs/stale',
        message: result
          ? 'Samples that are marked `run` have changed since they last ran.'
          : 'Samples are marked `run`, and have not been run.',
        hint: `Run \`npm run samples:run -- ${area} --write\`.`,
      },
    ];
  });
  const ids = new Set(marked.map(({id}) => id));
  const gone = Object.entries(results).flatMap(([area, {pages: ran}]) =>
    Object.keys(ran)
      .filter((id) => !ids.has(id))
      .map((id): Problem => ({
        file: RUNS_FILE,
        line: 1,
        column: 1,
        rule: 'runs/gone',
        message: `${id} is in the result of ${area}, and has no sample that is marked \`run\`.`,
        hint: `Run \`npm run samples:run -- ${area} --write\`.`,
      })),
  );
  return [...stale, ...gone];
};
