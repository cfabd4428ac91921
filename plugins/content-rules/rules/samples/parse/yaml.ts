import {parseAllDocuments} from 'yaml';
import {findingAt, type Finding} from '../sample';

/** Checks all documents of a YAML stream; duplicate keys are errors. */
export function checkYaml(text: string): Finding[] {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return [];
  return documents
    .flatMap((document) => document.errors)
    .slice(0, 1)
    .map((error) =>
      findingAt(
        text,
        error.pos[0],
        'samples/syntax',
        `this sample is not valid YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')}`,
        'Fix the indentation, the colon or the quotes there.',
      ),
    );
}
