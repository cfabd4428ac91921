import type {Rule} from '../rule';

/**
 * Components that look up pages of the whole site, which the client does not have (plugins/area-bundles), with
 * replacements.
 */
const REFUSED: Record<string, string> = {
  '@theme/DocCardList': 'Write a list of links inside <Cards>.',
  '@theme/DocCard': 'Write a list of links inside <Cards>.',
};

/** Refuses components of the theme that would stop a page in the browser with "no version doc found". */
export const themeImports: Rule = ({documents}) =>
  documents.flatMap(({file, imports}) =>
    imports.flatMap(({from, line, column}) => {
      const hint = REFUSED[from];
      return hint === undefined
        ? []
        : [
            {
              file,
              line,
              column,
              rule: 'theme-imports/pages',
              message: `\`${from}\` needs the descriptions of all pages, and a page has those of no other: it would crash in the browser.`,
              hint,
            },
          ];
    }),
  );
