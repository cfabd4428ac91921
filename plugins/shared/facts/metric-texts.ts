import type {Facts, Files, Metric, MetricAbout, MetricTexts} from './types';

type Group = MetricTexts['groups'][string];
type Entry = Group['sections'][number]['metrics'][string] & {
  section: number;
  place: number;
  name: string;
};

/** The asterisk in a name matches a statistic, such as `99thPercentile`. */
const patternOf = (name: string) =>
  new RegExp(
    `^${name
      .split('*')
      .map((part) => part.replace(/[.[\]{}()+?$|\\^]/g, '\\$&'))
      .join('(.+)')}$`,
  );

const entriesOf = ({sections}: Group): Entry[] =>
  sections
    .flatMap(({metrics}, section) =>
      Object.entries(metrics).map(([name, entry]) => ({...entry, name, section})),
    )
    .map((entry, place) => ({...entry, place}));

/** The entry of a metric. The longest matching name wins, so that a name with an asterisk can have exceptions. */
function entryOf(entries: {entry: Entry; pattern: RegExp}[], metric: string) {
  return entries
    .filter(({pattern}) => pattern.test(metric))
    .sort((a, b) => b.entry.name.length - a.entry.name.length)[0];
}

const withStatistic = (text: string, statistic: string) =>
  statistic ? `${text.replace(/\.$/, '')}, ${statistic}.` : text;

/**
 * Descriptions of a group's metrics, by name. A metric without a text is a problem, and so is a text without a metric.
 */
export function describeMetrics(
  name: string,
  metrics: Metric[],
  group: Group | undefined,
  problems: string[],
): {[metric: string]: MetricAbout} {
  const result: {[metric: string]: MetricAbout} = {};
  if (!group) {
    problems.push(`metric-texts.json: lacks the group ${name} of metrics.json`);
    return result;
  }
  const entries = entriesOf(group).map((entry) => ({entry, pattern: patternOf(entry.name)}));
  const used = new Set<string>();
  for (const metric of metrics) {
    const found = entryOf(entries, metric.name);
    if (!found) {
      problems.push(`metric-texts.json: groups.${name} has no text for ${metric.name}`);
      continue;
    }
    const {text, unit, worry, section, place} = found.entry;
    used.add(found.entry.name);
    const [, matched] = found.pattern.exec(metric.name) ?? [];
    const statistic = matched === undefined ? {text: ''} : group.statistics?.[matched];
    // An entry whose asterisk matches an unknown statistic describes no single metric.
    result[metric.name] = statistic
      ? {
          section,
          place,
          worry,
          text: withStatistic(text, statistic.text),
          unit: statistic.unit ?? unit,
        }
      : {section, place};
  }
  for (const {entry} of entries.filter(({entry}) => !used.has(entry.name))) {
    problems.push(`metric-texts.json: groups.${name}: ${entry.name} is no metric of that group`);
  }
  return result;
}

/** Reads data/metric-texts.json for the groups of data/metrics.json. */
export function loadMetricTexts(
  files: Pick<Files, 'metrics.json' | 'metric-texts.json'>,
  problems: string[],
): Facts['metricTexts'] {
  const {groups} = files['metrics.json'];
  const texts = files['metric-texts.json'];
  for (const name of Object.keys(texts.groups).filter((key) => !(key in groups))) {
    problems.push(`metric-texts.json: ${name} is no group of metrics.json`);
  }
  return Object.fromEntries(
    Object.entries(groups).map(([name, metrics]) => {
      const group = texts.groups[name];
      return [
        name,
        {
          sections: (group?.sections ?? []).map(({title, about}) => ({title, about})),
          metrics: describeMetrics(name, metrics, group, problems),
        },
      ];
    }),
  );
}
