import {drawingsIn, fileOf, FOLDER, REMEDY} from '../../diagrams/files';
import type {Problem} from '../problem';
import type {Rule} from '../rule';

/** Each diagram has its drawing, made with the source, the theme and the Mermaid of now; no drawing is left over. */
export const diagrams: Rule = ({siteDir, documents}) => {
  const there = new Set(drawingsIn(siteDir).map((name) => `${FOLDER}/${name}`));
  const used = new Set<string>();
  const missing = documents.flatMap(({file, fences}) =>
    fences.flatMap(({lang, value, line, column}): Problem[] => {
      if (lang !== 'mermaid') return [];
      const drawing = fileOf(value);
      used.add(drawing);
      if (there.has(drawing)) return [];
      const message = 'The diagram is not drawn, or has changed since it was.';
      return [{file, line, column, rule: 'diagrams/missing', message, hint: REMEDY}];
    }),
  );
  const unused = [...there]
    .filter((drawing) => !used.has(drawing))
    .map((file): Problem => ({
      file,
      line: 1,
      column: 1,
      rule: 'diagrams/unused',
      message: 'No page has this diagram any more.',
      hint: REMEDY,
    }));
  return [...missing, ...unused];
};
