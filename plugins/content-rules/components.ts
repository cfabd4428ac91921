import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {require as requireTypeScript} from 'tsx/cjs/api';

type Props = Record<string, string>;

/** What a plugin of the site says about the components that it gives to pages. */
export type DataComponents = {
  names: string[];
  /** Anchors that a component adds to its page. */
  anchorsFor: (name: string, props: Props) => string[];
  /** What is wrong with the attributes of a component; empty when nothing is. */
  checkUse: (name: string, props: Props) => {message: string; hint: string}[];
  /** What a reader sees of a component: a line for each row. */
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

/** Asks the site's reference-data plugin, by its public entry; a site without it has no data components. */
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
    // Loaded when a question is about a table: it brings React's renderer. Docusaurus's own loader reads no .tsx.
    textOf: (name, props) => {
      const {tableText} = requireTypeScript(path.join(siteDir, TEXT), __filename) as {
        tableText: (name: string, props: Props) => string;
      };
      return Promise.resolve(tableText(name, props));
    },
  };
}
