import {dialectOf} from './dialect';
import {languageOf} from './languages';
import {loadGrammars, type Grammar} from './parse/grammars';
import {loadBundled} from './parse/sqlBundled';
import {loadClickhouse} from './parse/sqlClickhouse';
import {loadPostgres} from './parse/sqlPostgres';
import type {Sample} from './sample';

/** Loads the parsers that these samples need, once per process. */
export async function loadParsers(samples: Sample[]): Promise<void> {
  const grammars = new Set<Grammar>(['bash', 'hcl']);
  const dialects = new Set<string>();
  for (const sample of samples) {
    const language = languageOf(sample.lang);
    if (language?.by === 'grammar') grammars.add(language.grammar);
    if (language?.by === 'sql') dialects.add(dialectOf(sample) ?? '');
    // Shell samples pass SQL to psql.
    if (/\bpsql\b/.test(sample.value)) dialects.add('postgresql');
  }
  const load: Record<string, () => Promise<void>> = {
    postgresql: loadPostgres,
    clickhouse: loadClickhouse,
    mysql: () => loadBundled('mysql'),
    flink: () => loadBundled('flink'),
  };
  await Promise.all([loadGrammars(grammars), ...[...dialects].map((dialect) => load[dialect]?.())]);
}
