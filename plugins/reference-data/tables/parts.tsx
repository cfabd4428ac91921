import React, {type ReactNode} from 'react';
import {BreakableName} from '../../shared/client/BreakableName';
import type {Facts} from '../../shared/facts/types';
import type {Props} from '../select';

/** A component of facts. It is rendered in the build, never in the reader's browser. */
export type Table = (input: {facts: Facts; props: Props}) => ReactNode;

/** A table with at least this many rows has a filter field, once scripts run. */
const FILTER_FROM = 12;

/** The number of rows. The filter field is added beside it, so its room is reserved. */
export function Bar({rows, what}: {rows: number; what: string}): ReactNode {
  return rows < FILTER_FROM ? null : (
    <p data-bar={what}>
      <span data-count="" role="status">{`${rows.toLocaleString('en')} ${what}`}</span>
    </p>
  );
}

/** The first cell of a row: its name, which links to the row. */
export function Name({id, children}: {id: string; children: ReactNode}): ReactNode {
  return (
    <th scope="row">
      <a href={`#${id}`}>{children}</a>
    </th>
  );
}

export function Row({id, children}: {id: string; children: ReactNode}): ReactNode {
  return (
    <tr id={id} data-row="">
      {children}
    </tr>
  );
}

/** Text up to this length fits into the narrowest column, so it does not wrap. */
const SHORT = 20;

function lengthOf(node: ReactNode): number {
  return React.Children.toArray(node).reduce<number>(
    (sum, child) =>
      sum +
      (React.isValidElement<{children?: ReactNode}>(child)
        ? lengthOf(child.props.children)
        : String(child).length),
    0,
  );
}

const isShort = (node: ReactNode): boolean => lengthOf(node) <= SHORT;

/**
 * A cell with the name of its column, for narrow screens on which rows are stacked; an empty cell takes no room there.
 */
export function Cell({label, children}: {label: string; children?: ReactNode}): ReactNode {
  const empty =
    children === undefined ||
    children === null ||
    children === '' ||
    (Array.isArray(children) && children.length === 0);
  return empty ? (
    <td data-empty="" />
  ) : (
    <td data-label={label} data-short={isShort(children) ? '' : undefined}>
      {children}
    </td>
  );
}

type GridProps = {
  columns: string[];
  caption?: string;
  /** Ids of the columns, where rows are not what is linked. */ ids?: (string | undefined)[];
  children: ReactNode;
};

export function Grid({columns, caption, ids, children}: GridProps): ReactNode {
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, i) => (
            <th
              key={column}
              id={ids?.[i]}
              scope="col"
              data-short={isShort(column) ? '' : undefined}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Values as code, with commas between. */
export function codes(values: readonly unknown[]): ReactNode {
  return values.map((value, i) => (
    <React.Fragment key={i}>
      {i > 0 && ', '}
      <code>
        <BreakableName>{typeof value === 'string' ? value : JSON.stringify(value)}</BreakableName>
      </code>
    </React.Fragment>
  ));
}

/** Renders text with backticks as code. */
export function sentence(text: string): ReactNode {
  return text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part));
}

export function Tags({names}: {names: (string | false | undefined)[]}): ReactNode {
  return names.filter(Boolean).map((name) => (
    <React.Fragment key={String(name)}>
      {' '}
      <span data-tag={String(name).split(' ')[0]}>{name}</span>
    </React.Fragment>
  ));
}

export function groupBy<T>(rows: T[], key: (row: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  }
  return [...groups];
}
