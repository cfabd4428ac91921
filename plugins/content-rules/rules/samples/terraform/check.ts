import type {Node} from 'web-tree-sitter';
import type {SampleFacts, TerraformAttribute, TerraformType} from '../facts';
import {didYouMean, hintFor} from '../../../../shared/nearest';
import {literalScalar, literalString, topBlocks, type Attribute, type Block} from './blocks';
import type {TerraformProblem} from './problem';
import {offerProblem} from '../offers';
import {referencesOf} from './references';
import {variableProblems} from './variables';

/** Meta-arguments, which every block accepts. */
const META_ATTRIBUTES = new Set(['count', 'for_each', 'provider', 'depends_on']);
const META_BLOCKS = new Set(['lifecycle', 'provisioner', 'connection', 'timeouts']);

/** Names that a text defines: `aiven_pg.main`, `data.aiven_project.main`, `var.project_name`. */
export function definitionsOf(root: Node): string[] {
  return topBlocks(root).flatMap(({type, labels}) => {
    const name = labels.join('.');
    if (type === 'resource') return [name];
    if (type === 'data') return [`data.${name}`];
    return type === 'variable' ? [`var.${name}`] : [];
  });
}

/** Compares HCL with the provider's schema. `defined` are the definitions in other samples of the page. */
export function checkTerraform(
  root: Node,
  facts: SampleFacts,
  defined: Set<string>,
): TerraformProblem[] {
  const problems: TerraformProblem[] = [];
  for (const block of topBlocks(root)) {
    const [type = ''] = block.labels;
    if ((block.type === 'resource' || block.type === 'data') && type.startsWith('aiven_'))
      problems.push(...checkBlock(block, type, facts));
    else if (block.type === 'provider' && type === 'aiven') problems.push(...checkProvider(block));
  }
  const known = new Set([...defined, ...definitionsOf(root)]);
  return [...problems, ...variableProblems(root, known), ...referenceProblems(root, facts, known)];
}

/** Resource or data source types of a block's kind, and the word for it. */
function typesFor(
  kind: 'resource' | 'data',
  {terraform}: SampleFacts,
): {types: Record<string, TerraformType>; removed: Record<string, string>; word: string} {
  return kind === 'data'
    ? {types: terraform.dataSources, removed: terraform.removed.dataSources, word: 'data source'}
    : {types: terraform.resources, removed: terraform.removed.resources, word: 'resource'};
}

function checkBlock(block: Block, type: string, facts: SampleFacts): TerraformProblem[] {
  const {types, removed, word} = typesFor(block.type as 'resource' | 'data', facts);
  const known = types[type];
  if (!known) {
    const since = removed[type];
    return [
      since
        ? {
            offset: block.start,
            message: `the provider removed the ${word} \`${type}\` in ${since}`,
            hint: 'Remove it, or use what replaces it.',
          }
        : {
            offset: block.start,
            message: `the provider has no ${word} \`${type}\`${didYouMean(type, Object.keys(types))}`,
            hint: hintFor(type, Object.keys(types), `${word}s`),
          },
    ];
  }
  const problems = new BodyCheck(type, known, facts).run(block);
  if (known.deprecated)
    problems.unshift({
      offset: block.start,
      message: `the ${word} \`${type}\` is deprecated`,
      hint: 'Use the one that replaces it.',
    });
  return problems;
}

function checkProvider(block: Block): TerraformProblem[] {
  const names = ['api_token', 'alias', 'version'];
  return block.attributes
    .filter(({name}) => !names.includes(name))
    .map(({name, start}) => ({
      offset: start,
      message: `the provider has no argument \`${name}\`${didYouMean(name, names)}`,
      hint: hintFor(name, names, 'arguments'),
    }));
}

class BodyCheck {
  private readonly problems: TerraformProblem[] = [];

  constructor(
    private readonly type: string,
    private readonly known: TerraformType,
    private readonly facts: SampleFacts,
  ) {}

  run(block: Block): TerraformProblem[] {
    this.body(block, '');
    return this.problems;
  }

  private body(block: Block, parent: string): void {
    const present = new Set<string>();
    for (const attribute of block.attributes) {
      present.add(attribute.name);
      this.attribute(attribute, parent);
    }
    for (const inner of block.blocks) {
      const name = inner.type === 'dynamic' ? (inner.labels[0] ?? '') : inner.type;
      present.add(name);
      this.block(inner, name, parent);
    }
    for (const [path, {mode}] of Object.entries(this.known.attributes)) {
      const name = parent && path.startsWith(`${parent}.`) ? path.slice(parent.length + 1) : path;
      if (
        mode !== 'required' ||
        (parent && name === path) ||
        name.includes('.') ||
        present.has(name)
      )
        continue;
      this.report(
        block.start,
        `${parent ? `\`${parent}\` of ` : ''}${this.type} needs \`${name}\``,
        'Add it.',
      );
    }
  }

  private attribute({name, start, expression}: Attribute, parent: string): void {
    const path = parent ? `${parent}.${name}` : name;
    if (META_ATTRIBUTES.has(name) && parent === '') return;
    const fact = this.known.attributes[path];
    if (!fact) return this.unknown(name, start, parent);
    this.usable(path, fact, start);
    if (fact.type.startsWith('block') && expression.text.trim().startsWith('{')) {
      return this.report(
        start,
        `\`${path}\` of ${this.type} is a block, not an argument`,
        `Write \`${name} { … }\` without \`=\`.`,
      );
    }
    const written = literalString(expression) ?? literalScalar(expression);
    if (written === undefined || this.facts.placeholders.has(String(written))) return;
    const problem =
      valueProblemOf(written, fact) ?? offerProblem(name, String(written), this.facts);
    if (problem)
      this.report(
        expression.startIndex,
        `\`${path}\` of ${this.type}: ${problem}`,
        'Give it a value that the provider accepts.',
      );
  }

  private block(block: Block, name: string, parent: string): void {
    if (META_BLOCKS.has(name) && parent === '') return;
    const path = parent ? `${parent}.${name}` : name;
    const fact = this.known.attributes[path];
    if (!fact) return this.unknown(name, block.start, parent);
    this.usable(path, fact, block.start);
    if (!/block|object/.test(fact.type)) {
      return this.report(
        block.start,
        `\`${path}\` of ${this.type} is an argument, not a block`,
        `Write \`${name} = …\`.`,
      );
    }
    const content =
      block.type === 'dynamic' ? block.blocks.find((inner) => inner.type === 'content') : block;
    if (content) this.body(content, path);
  }

  private usable(path: string, fact: TerraformAttribute, offset: number): void {
    if (fact.mode === 'computed')
      this.report(offset, `\`${path}\` of ${this.type} is set by the provider`, 'Remove it.');
    else if (fact.deprecated)
      this.report(
        offset,
        `\`${path}\` of ${this.type} is deprecated`,
        'Use what replaces it, or remove it.',
      );
  }

  private unknown(name: string, offset: number, parent: string): void {
    const prefix = parent ? `${parent}.` : '';
    const names = Object.entries(this.known.attributes)
      .filter(([path, {mode}]) => path.startsWith(prefix) && mode !== 'computed')
      .map(([path]) => path.slice(prefix.length))
      .filter((path) => !path.includes('.'));
    this.report(
      offset,
      `${parent ? `\`${parent}\` of ` : ''}${this.type} has no \`${name}\`${didYouMean(name, names)}`,
      hintFor(name, names, 'arguments'),
    );
  }

  private report(offset: number, message: string, hint: string): void {
    this.problems.push({offset, message, hint});
  }
}

function valueProblemOf(
  value: string | number | boolean,
  {enum: allowed, enumOpen, type}: TerraformAttribute,
): string | undefined {
  const names = allowed?.map(String);
  if (names && !enumOpen && !names.includes(String(value))) {
    return `\`${String(value)}\` is not one of its values: ${names.join(', ')}${didYouMean(String(value), names)}`;
  }
  if (type === 'bool' && !/^(?:true|false)$/.test(String(value)))
    return `\`${String(value)}\` is not true or false`;
  if (type === 'number' && Number.isNaN(Number(value)))
    return `\`${String(value)}\` is not a number`;
  return /^(?:list|set|map)\(/.test(type) ? `it is a ${type}, not one value` : undefined;
}

function referenceProblems(
  root: Node,
  facts: SampleFacts,
  defined: Set<string>,
): TerraformProblem[] {
  return referencesOf(root).flatMap(({kind, type, name, attribute, start}): TerraformProblem[] => {
    const address = `${kind === 'data' ? 'data.' : ''}${type}.${name}`;
    const {types, word} = typesFor(kind, facts);
    if (type.startsWith('aiven_') && !types[type]) {
      return [
        {
          offset: start,
          message: `the provider has no ${word} \`${type}\`${didYouMean(type, Object.keys(types))}`,
          hint: hintFor(type, Object.keys(types), `${word}s`),
        },
      ];
    }
    if (!defined.has(address)) {
      const sameKind = [...defined].filter(
        (item) => item.startsWith('data.') === (kind === 'data'),
      );
      return [
        {
          offset: start,
          message: `no sample of the page defines \`${address}\`${didYouMean(address, sameKind)}`,
          hint: 'Add the block, or take its value from a variable.',
        },
      ];
    }
    const known = types[type];
    if (!known || attribute === undefined || attribute === 'id' || known.attributes[attribute])
      return [];
    const names = Object.keys(known.attributes).filter((path) => !path.includes('.'));
    return [
      {
        offset: start,
        message: `${type} has no attribute \`${attribute}\`${didYouMean(attribute, names)}`,
        hint: hintFor(attribute, names, 'attributes'),
      },
    ];
  });
}
