import React, {type ReactNode} from 'react';
import type {Parameter} from '../../shared/facts/types';
import {parameters, type ParameterRow} from '../select';
import {Bar, Cell, codes, Grid, groupBy, Row, sentence, Tags, type Table} from './parts';

const GENERAL = 'General';
const MINUS = '−';

/** Limits of 64-bit integers, which a JSON number cannot represent exactly. */
const EXACT: {[rounded: string]: string} = {
  [String(2 ** 63)]: '9,223,372,036,854,775,807',
  [String(2 ** 64)]: '18,446,744,073,709,551,615',
};

export function number(value: number): string {
  const size = Math.abs(value);
  return (
    (value < 0 ? MINUS : '') +
    (EXACT[String(size)] ?? size.toLocaleString('en', {maximumFractionDigits: 6}))
  );
}

function range({min, max}: Parameter): string {
  if (min !== undefined && max !== undefined) {
    return `${number(min)} to ${number(max)}`;
  }
  return min !== undefined
    ? `${number(min)} or more`
    : max !== undefined
      ? `${number(max)} or less`
      : '';
}

function sizes({minLength, maxLength, maxItems}: Parameter): string[] {
  const length =
    minLength !== undefined && maxLength !== undefined
      ? `${minLength} to ${number(maxLength)}`
      : maxLength !== undefined
        ? `up to ${number(maxLength)}`
        : '';
  return [
    length && `${length} characters`,
    maxItems !== undefined &&
      (maxItems === 1 ? 'one element' : `up to ${number(maxItems)} elements`),
  ].filter(Boolean) as string[];
}

/** Allowed values of a parameter. Choices replace limits, and a pattern replaces a length. */
export function allowed(parameter: Parameter): ReactNode {
  if (parameter.enum) {
    const ended = parameter.enumDeprecated ?? [];
    const current = codes(
      parameter.enum.filter((value) => value !== null && !ended.includes(value)),
    );
    return ended.length === 0
      ? current
      : [
          <React.Fragment key="current">{current}; deprecated: </React.Fragment>,
          <React.Fragment key="ended">{codes(ended)}</React.Fragment>,
        ];
  }
  const limits = [range(parameter), ...sizes(parameter)].filter(Boolean).join(', ');
  const pattern =
    parameter.pattern && parameter.pattern.length <= 48 ? <code>{parameter.pattern}</code> : null;
  return pattern && limits
    ? [<React.Fragment key="p">{pattern}, </React.Fragment>, limits]
    : (pattern ?? limits);
}

/** Allowed values of a list: limits of the list first, then those of its elements. */
export function allowedIn(parameter: Parameter, element?: Parameter): ReactNode {
  const ofList = allowed(parameter);
  const ofEach = element ? allowed(element) : '';
  if (!ofEach) return ofList;
  const each = element?.enum ? ofEach : <>each {ofEach}</>;
  return ofList ? (
    <>
      {ofList}; {each}
    </>
  ) : (
    each
  );
}

const type = ({type: name, nullable}: Parameter) =>
  name.replace(/^array<(.*)>$/, 'array of $1').replace('object|string', 'string or object') +
  (nullable ? ' or null' : '');

function ParameterCells({id, path, parameter, element, description}: ParameterRow): ReactNode {
  return (
    <Row id={id}>
      <th scope="row">
        <a href={`#${id}`}>
          <code>{path}</code>
        </a>
        <Tags
          names={[
            parameter.restart && 'restarts the service',
            parameter.required && 'required',
            parameter.createOnly && 'at creation only',
            parameter.secret && 'secret',
            parameter.deprecated && 'deprecated',
            parameter.lastSeen !== undefined && 'ended',
          ]}
        />
        {description && <p>{sentence(description)}</p>}
      </th>
      <Cell label="Type">{type(parameter)}</Cell>
      <Cell label="Values">{allowedIn(parameter, element)}</Cell>
      <Cell label="Default">
        {parameter.default === undefined ? undefined : codes([parameter.default])}
      </Cell>
    </Row>
  );
}

function Group({name, rows}: {name: string; rows: ParameterRow[]}): ReactNode {
  const head = rows.find(({path}) => path === name);
  const rest = rows.filter((row) => row !== head);
  return (
    <section data-group="" data-described="4">
      <h3 id={head?.id}>{name === GENERAL ? GENERAL : <code>{name}</code>}</h3>
      {head?.description && <p>{sentence(head.description)}</p>}
      <Grid columns={['Parameter', 'Type', 'Values', 'Default']}>
        {rest.map((row) => (
          <ParameterCells key={row.id} {...row} />
        ))}
      </Grid>
    </section>
  );
}

/** Parameters of a service, an integration or an endpoint, grouped by the object that holds them. */
export const ConfigTable: Table = ({facts, props}) => {
  const rows = parameters(facts, props);
  const roots = new Set(
    rows.filter(({path}) => /[.[<]/.test(path)).map(({path}) => path.split(/[.[<]/)[0] ?? ''),
  );
  const groups = groupBy(rows, ({path}) => {
    const root = path.split(/[.[<]/)[0] ?? '';
    return roots.has(root) ? root : GENERAL;
  }).sort(([a], [b]) => Number(b === GENERAL) - Number(a === GENERAL));
  if (rows.length === 0) {
    return <p>It has no parameters.</p>;
  }
  return (
    <>
      <Bar rows={rows.filter(({path}) => !roots.has(path)).length} what="parameters" />
      {groups.map(([name, group]) => (
        <Group key={name} name={name} rows={group} />
      ))}
    </>
  );
};
