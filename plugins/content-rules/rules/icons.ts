import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Content} from '../content/types';
import type {Problem} from '../problem';
import {hintFor} from '../../shared/nearest';

const NAMES = 'src/components/Icon/names.ts';

/**
 * Every `<Icon>` has a name that exists; an unknown one would stop the build. A site without the component has no list
 * of names.
 */
export function icons({siteDir, documents}: Content): Problem[] {
  const file = path.join(siteDir, NAMES);
  if (!existsSync(file)) return [];
  const known = [...readFileSync(file, 'utf8').matchAll(/^\s*'([\w-]+)',$/gm)].map(
    ([, name]) => name!,
  );
  return documents.flatMap((document) =>
    document.elements.flatMap(({name, attributes, line, column}) => {
      const icon = attributes.name;
      if (name !== 'Icon' || (typeof icon === 'string' && known.includes(icon))) return [];
      if (typeof icon === 'object') return [];
      const given = typeof icon === 'string' ? icon : '';
      return [
        {
          file: document.file,
          line,
          column,
          rule: 'shape/icon',
          message: given === '' ? 'The icon has no name.' : `There is no icon \`${given}\`.`,
          hint: `${hintFor(given, known, 'icons')} The names are in ${NAMES}.`,
        },
      ];
    }),
  );
}
