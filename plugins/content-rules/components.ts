import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {require as requireTypeScript} from 'tsx/cjs/api';

type Props = Record<string, string>;

/** Information about the components that a plugin gives to pages. */
export type DataComponents = {
  names: string[];
  /** Ids that a component adds to its page. */
  anchorsFor: (name: string, props: Props) => string[];
  /** Problems of a component's attributes; empty if there is none. */
  checkUse: (name: string, props: Props) => {message: string; hint: string}[];
  /** Text that a component shows: a line for each row. */
  textOf: (name: string, props: Props) => Promise<string>;
};

/** Components of the theme that pages use without an import. */
export const THEME_COMPONENTS = [
  'Tabs',
  'TabItem',
  'Cards',
  'Icon',
  'Badge',
  'CodeBlock',
  'Admonition',
];

const NONE: DataComponents = {
  names: [],
  anchorsFor: () => [],
  checkUse: () => [],
  textOf: () => Promise.resolve(''),
};
const PLUGIN = 'plugins/reference-data/components.ts';
const ENTRY = 'plugins/reference-data/index.ts';
const TEXT = 'plugins/reference-data/text.ts';

/** Loads the public entry of the site's reference-data plugin; a site without it has no data components. */
export async function loadDataComponents(siteDir: string): Promise<DataComponents> {
  if (!existsSync(path.join(siteDir, PLUGIN))) {
    return NONE;
  }
  const {COMPONENTS, anchorsFor, checkUse, siteFacts} = (await loadFreshModule(
    path.join(siteDir, ENTRY),
  )) as {
    COMPONENTS: Record<string, unknown>;
    anchorsFor: DataComponents['anchorsFor'];
    checkUse: (name: string, props: Props, facts: unknown) => {message: string; hint: string}[];
    siteFacts: () => unknown;
  };
  return {
    names: Object.keys(COMPONENTS),
    anchorsFor,
    checkUse: (name, props) => checkUse(name, props, siteFacts()),
    // Loaded only if a question is about a table, since it needs React's renderer. jiti, which loads plugins for
    // Docusaurus, does not read .tsx.
    textOf: (name, props) => {
      const {tableText} = requireTypeScript(path.join(siteDir, TEXT), __filename) as {
        tableText: (name: string, props: Props) => string;
      };
      return Promise.resolve(tableText(name, props));
    },
  };
}
