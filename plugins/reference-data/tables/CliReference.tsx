import React, {type ReactNode} from 'react';
import {argumentText, optionName} from '../../shared/facts/cli-texts';
import type {CliOption, CliPositional, CliTexts} from '../../shared/facts/types';
import {commands, optionId, type CommandRow} from '../select';
import {Cell, codes, Grid, Row, sentence, Tags, type Table} from './parts';

const MAX_OPTIONAL = 3;
const MAX_LINE = 80;
const shout = (name: string) => name.replace(/^-+/, '').replace(/-/g, '_').toUpperCase();
const longest = (flags: string[]) => flags.find((flag) => flag.startsWith('--')) ?? flags[0] ?? '';
const valueName = (option: CliOption) => option.metavar ?? shout(longest(option.flags));

function positionalUsage({name, required, repeatable}: CliPositional): string {
  const word = shout(name) + (repeatable ? '…' : '');
  return required ? word : `[${word}]`;
}

function optionUsage(option: CliOption): string {
  const flag = longest(option.flags) + (option.takesValue ? ` ${valueName(option)}` : '');
  return option.required ? flag : `[${flag}]`;
}

/** Usage line of a command: required arguments first, then optional ones. */
export function usage({path, positionals, options}: CommandRow): string {
  const current = options.filter(({deprecated}) => !deprecated);
  const optional = current.filter(({required}) => !required).map(optionUsage);
  const parts = [
    ...positionals.map(positionalUsage),
    ...current.filter(({required}) => required).map(optionUsage),
    // The table lists all options; many of them here would hide the required arguments.
    ...(optional.length > MAX_OPTIONAL ? ['[OPTIONS]'] : optional),
  ];
  const line = [`avn ${path}`, ...parts].join(' ');
  return line.length > MAX_LINE ? [`avn ${path}`, ...parts].join(' \\\n    ') : line;
}

/** Wraps a long example: one option on each further line. */
function wrapped(example: string): string {
  return example.length > MAX_LINE ? example.replace(/ (?=--?[a-z])/g, ' \\\n    ') : example;
}

function values({choices, type, default: initial}: CliOption | CliPositional): ReactNode {
  const kind = choices
    ? codes(choices)
    : type === 'int'
      ? 'integer'
      : type === 'float'
        ? 'number'
        : type;
  return initial === undefined
    ? kind
    : [
        <React.Fragment key="kind">{kind}, default </React.Fragment>,
        <code key="default">
          {typeof initial === 'string' ? initial : JSON.stringify(initial)}
        </code>,
      ];
}

/** Description of an argument. */
function About({cli, command, name}: {cli: CliTexts; command: string; name: string}): ReactNode {
  const text = argumentText(cli, command, name);
  return text && <p>{sentence(text)}</p>;
}

/** Permissions or roles of which a command needs one, as `a`, `b` or `c`. */
function Permissions({names}: {names: string[]}): ReactNode {
  return (
    <p>
      {names.some((name) => name.includes(':')) ? 'Permission: ' : 'Role: '}
      {names.map((name, i) => (
        <React.Fragment key={name}>
          {i > 0 && (i === names.length - 1 ? ' or ' : ', ')}
          {codes([name])}
        </React.Fragment>
      ))}
    </p>
  );
}

type OptionsProps = {cli: CliTexts; command: CommandRow};

function Options({cli, command}: OptionsProps): ReactNode {
  return (
    <Grid columns={['Argument', 'Value']}>
      {command.positionals.map((positional) => (
        <tr key={positional.name} data-row="">
          <th scope="row">
            <code>{shout(positional.name)}</code>
            <Tags
              names={[
                positional.required ? 'required' : 'optional',
                positional.repeatable && 'repeatable',
              ]}
            />
            <About cli={cli} command={command.path} name={positional.name} />
          </th>
          <Cell label="Value">{values(positional)}</Cell>
        </tr>
      ))}
      {command.options.map((option) => {
        const id = optionId(command.id, option.flags);
        return (
          <Row key={id} id={id}>
            <th scope="row">
              <a href={`#${id}`}>{codes(option.flags)}</a>
              {option.takesValue && [' ', <code key="value">{valueName(option)}</code>]}
              <Tags
                names={[
                  option.required && 'required',
                  option.repeatable && 'repeatable',
                  option.deprecated && 'deprecated',
                ]}
              />
              <About cli={cli} command={command.path} name={optionName(option)} />
            </th>
            <Cell label="Value">{option.takesValue ? values(option) : 'no value'}</Cell>
          </Row>
        );
      })}
    </Grid>
  );
}

/** Usage line, permission, arguments and example of a command, or of each command of a group. */
export const CliReference: Table = ({facts, props}) => {
  const found = commands(facts, props);
  return found.map((command) => {
    const {permissions, example} = facts.cli.commands[command.path] ?? {};
    return (
      <section key={command.id} id={command.id} data-group="" data-command="" data-described="2">
        {found.length > 1 && (
          <h3>
            <code>{`avn ${command.path}`}</code>
            <Tags names={[command.deprecated && 'deprecated']} />
          </h3>
        )}
        <pre tabIndex={0}>
          <code>{usage(command)}</code>
        </pre>
        {permissions && <Permissions names={permissions} />}
        {command.positionals.length + command.options.length > 0 && (
          <Options cli={facts.cli} command={command} />
        )}
        {example && (
          <>
            <p>Example:</p>
            <pre tabIndex={0}>
              <code>{wrapped(example)}</code>
            </pre>
          </>
        )}
      </section>
    );
  });
};
