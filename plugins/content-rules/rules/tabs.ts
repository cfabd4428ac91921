import GROUPS from '../data/tab-groups.json';
import type {Document, Element} from '../content/types';
import type {Problem} from '../problem';
import {nearest} from '../../shared/nearest';
import {placeAt, proseOf} from './prose-of';

const FILE = 'plugins/content-rules/data/tab-groups.json';

const problem = (
  {file}: Document,
  {line, column}: Element,
  rule: string,
  message: string,
  hint: string,
): Problem => ({file, line, column, rule: `shape/${rule}`, message, hint});

/** The direct `<TabItem>` children of each `<Tabs>`. */
function itemsByTabs(document: Document): Element[][] {
  const text = proseOf(document);
  const open: Element[][] = [];
  const all: Element[][] = [];
  for (const {0: tag, index} of text.matchAll(/<\/?Tabs\b|<TabItem\b/g)) {
    if (tag === '</Tabs') {
      open.pop();
    } else if (tag === '<Tabs') {
      open.push([]);
      all.push(open.at(-1)!);
    } else {
      const {line, column} = placeAt(text, index);
      const element = document.elements.find(
        (item) => item.line === line && item.column === column,
      );
      if (element) open.at(-1)?.push(element);
    }
  }
  return all;
}

/** Tabs have a known `groupId`, and each of their items a unique value. */
export function tabs(document: Document): Problem[] {
  const groups = document.elements.flatMap((element) => {
    const {groupId} = element.attributes;
    if (element.name !== 'Tabs' || typeof groupId !== 'string' || groupId in GROUPS) return [];
    const near = nearest(groupId, Object.keys(GROUPS));
    return [
      problem(
        document,
        element,
        'tab-group',
        `No tabs are known as \`${groupId}\`: a choice in others would not reach these.`,
        `${near ? `Write \`groupId="${near}"\`. ` : ''}A new group gets its line in ${FILE}.`,
      ),
    ];
  });
  const values = itemsByTabs(document).flatMap((items) => {
    const seen = new Map<string, Element>();
    return items.flatMap((item) => {
      const {value} = item.attributes;
      if (typeof value !== 'string') return [];
      const first = seen.get(value);
      seen.set(value, first ?? item);
      return first
        ? [
            problem(
              document,
              item,
              'tab-value',
              `The tab of line ${first.line} has the value \`${value}\` too, which stops the build.`,
              'Give each tab of a group a value of its own.',
            ),
          ]
        : [];
    });
  });
  return [...groups, ...values];
}
