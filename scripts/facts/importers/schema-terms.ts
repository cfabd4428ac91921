import {parse} from 'yaml';

type Schema = {
  title?: string;
  description?: string;
  user_error?: string;
  properties?: {[name: string]: Schema};
  items?: Schema;
  one_of?: Schema[];
};
type Terms = {[path: string]: string[]};

/** The published schema files, with the section of data/schema-terms.json that each becomes. */
const FILES = {
  services: 'service_types.yml',
  integrations: 'integration_types.yml',
  endpoints: 'integration_endpoint_types.yml',
} as const;

const ADDRESS = /https?:\/\/\S+/g;
// A hyphen is a minus only after a space or at the start: SCRAM-SHA-256 contains no number.
const NUMBER =
  /(?<![\w./:#-])-?\d+(?:,\d{3})*(?:\.\d+)?(?=[a-zA-Z%]{0,3}\b|%|$|\W)|(?<=\d-)\d+|(?<![\w.])\.\d+/g;
const NAME = /`([^`]+)`|(?<!\w)'([\w./*-]+)'|\b([a-z]+(?:[_.][a-z]+)+)\b/g;
const ABBREVIATION = /^(e\.g|i\.e)/;
const WORDS: [RegExp, string][] = [
  [/\bzero\b/i, '0'],
  [/\bminus-one\b/i, '-1'],
  [/\brestart(s|ing)?\b/i, 'restart'],
  [/\bexperimental\b/i, 'experimental'],
  [/\b(being created|service create|service creation|when creating)\b/i, 'creation'],
];
const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Numbers, names and conditions in the description of a schema. */
export function termsOf(words: string, path: string): string[] {
  const text = words.replace(ADDRESS, '');
  const numbers = [...text.matchAll(NUMBER)].map(([number]) =>
    number.replace(/,/g, '').replace(/^\./, '0.'),
  );
  const names = [...text.matchAll(NAME)]
    .map(([, code, quoted, bare]) => code ?? quoted ?? bare ?? '')
    .filter((name) => !ABBREVIATION.test(name) && !letters(path).includes(letters(name)));
  const conditions = WORDS.flatMap(([pattern, term]) => (pattern.test(text) ? [term] : []));
  return [...new Set([...numbers, ...names, ...conditions])];
}

const wordsOf = ({title = '', description = '', user_error = ''}: Schema) =>
  [title, description, user_error].join(' ').replace(/\s+/g, ' ');

function collect(schema: Schema, path: string, result: Terms): void {
  // The row of a list describes its elements as well.
  const element = schema.items && !schema.items.properties ? wordsOf(schema.items) : '';
  const terms = termsOf(`${wordsOf(schema)} ${element}`, path);
  if (terms.length > 0) {
    result[path] ??= terms;
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    collect(property, path ? `${path}.${name}` : name, result);
  }
  if (schema.items) {
    collect({...schema.items, title: '', description: '', user_error: ''}, `${path}[]`, result);
  }
  schema.one_of?.forEach((form, i) => collect(form, `${path}<${i + 1}>`, result));
}

/** Converts the descriptions of the published schemas (YAML) to data/schema-terms.json. */
export function importSchemaTerms(read: (file: string) => string): object {
  return Object.fromEntries(
    Object.entries(FILES).map(([kind, file]) => {
      const types = parse(read(file)) as {[type: string]: Schema};
      const entries = Object.entries(types).map(([type, schema]) => {
        const terms: Terms = {};
        collect(schema, '', terms);
        delete terms[''];
        return [type, terms] as const;
      });
      return [kind, Object.fromEntries(entries.filter(([, terms]) => Object.keys(terms).length))];
    }),
  );
}
