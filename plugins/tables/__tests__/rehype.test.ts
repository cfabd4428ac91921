import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {rehypeTables} from '../rehype';

const LONG = 'A sentence of more than twenty characters';

const element = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const cell = (tagName: string) => (value: string) => element(tagName, [{type: 'text', value}]);

/** A table of these rows, the first of which is its head, after the plugin has seen it. */
function tableOf(head: string[], ...rows: string[][]): Element {
  const table = element('table', [
    element('thead', [element('tr', head.map(cell('th')))]),
    element(
      'tbody',
      rows.map((row) => element('tr', row.map(cell('td')))),
    ),
  ]);
  rehypeTables()({type: 'root', children: [table]} as Root);
  return table;
}

function cellsOf(node: Element): Element[] {
  const inside = node.children.filter((child): child is Element => child.type === 'element');
  return node.tagName === 'tr' ? inside : inside.flatMap(cellsOf);
}

test('a short cell stays on one line, a long one does not', () => {
  const [first, second] = cellsOf(tableOf(['Name', LONG]));
  expect(first?.properties.className).toEqual(['docs-short']);
  expect(second?.properties.className).toBeUndefined();
});

test('code and links in a cell count as its text', () => {
  const table = element('table', [
    element('tr', [element('td', [element('code', [{type: 'text', value: LONG}])])]),
  ]);
  rehypeTables()({type: 'root', children: [table]} as Root);
  expect(cellsOf(table)[0]?.properties.className).toBeUndefined();
});

test('a table says how much room its columns need', () => {
  const room = (columns: number) => {
    const names = Array.from({length: columns}, (_, index) => `Column ${index}`);
    return tableOf(
      names,
      names.map(() => LONG),
    ).properties.dataRoom;
  };
  expect([2, 3, 4, 5].map(room)).toEqual([undefined, 'small', 'medium', 'large']);
});

test('a table of numbers stays a table on every screen', () => {
  const table = tableOf(['Plan', 'Nodes', 'Disk'], ['business-4', '3', '80 GB']);
  expect(table.properties.dataRoom).toBeUndefined();
  expect(cellsOf(table).some(({properties}) => properties.dataLabel)).toBe(false);
});

test('cells under the head say which column they are of, but for the first, which is the title', () => {
  const table = tableOf(['Mode', 'Finds', ''], ['bulk', LONG, 'yes']);
  expect(cellsOf(table).map(({properties}) => properties.dataLabel)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'Finds:',
    undefined,
  ]);
});
