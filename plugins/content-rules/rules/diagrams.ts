import {readFileSync} from 'node:fs';
import path from 'node:path';
import {drawingsIn, fileOf, FOLDER, REMEDY, sizeOf, WIDEST} from '../../diagrams/public';
import type {Problem} from '../problem';
import type {Rule} from '../rule';

function tooWide(svg: string, at: Pick<Problem, 'file' | 'line' | 'column'>): Problem[] {
  const {width} = sizeOf(svg);
  if (width <= WIDEST) return [];
  return [
    {
      ...at,
      rule: 'diagrams/wide',
      message: `The diagram is ${width} pixels wide. Over ${WIDEST} it scrolls sideways.`,
      hint: 'Let it go down (`flowchart TB`), or break long labels with `<br/>`.',
    },
  ];
}

/** Every diagram has a current drawing that is not too wide, and every drawing has a diagram. */
export const diagrams: Rule = ({siteDir, documents}) => {
  const there = new Set(drawingsIn(siteDir).map((name) => `${FOLDER}/${name}`));
  const used = new Set<string>();
  const missing = documents.flatMap(({file, fences}) =>
    fences.flatMap(({lang, value, line, column}): Problem[] => {
      if (lang !== 'mermaid') return [];
      const drawing = fileOf(value);
      used.add(drawing);
      const at = {file, line, column};
      if (there.has(drawing)) return tooWide(readFileSync(path.join(siteDir, drawing), 'utf8'), at);
      const message = 'The diagram is not drawn, or has changed since it was.';
      return [{...at, rule: 'diagrams/missing', message, hint: REMEDY}];
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
