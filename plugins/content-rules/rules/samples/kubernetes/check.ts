import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Document,
  type Pair,
} from 'yaml';
import {valueProblem} from '../constraint';
import type {SampleFacts, KubernetesField, KubernetesKind} from '../facts';
import {offerProblem} from '../offers';
import {didYouMean, hintFor} from '../../../../shared/nearest';

export type KubernetesProblem = {offset: number; message: string; hint: string};

/** Checks manifests of the operator in a YAML text; `count` gets their number. */
export function checkManifests(
  text: string,
  facts: SampleFacts,
): {problems: KubernetesProblem[]; count: number} {
  const documents = parseAllDocuments(text, {lineCounter: new LineCounter()});
  if (!Array.isArray(documents)) return {problems: [], count: 0};
  const own = documents.filter((document) =>
    String(document.get?.('apiVersion') ?? '').startsWith('aiven.io/'),
  );
  return {problems: own.flatMap((document) => checkManifest(document, facts)), count: own.length};
}

function checkManifest(document: Document.Parsed, facts: SampleFacts): KubernetesProblem[] {
  const root = document.contents;
  if (!isMap(root)) return [];
  const start = root.range?.[0] ?? 0;
  const kindName = String(document.get('kind') ?? '');
  const {kinds, removedKinds} = facts.kubernetes;
  const kind = kinds[kindName];
  if (!kind) {
    const offset = offsetOf(document, 'kind') ?? start;
    const removed = removedKinds[kindName];
    return [
      removed
        ? {
            offset,
            message: `the operator no longer has the kind \`${kindName}\`, since ${removed}`,
            hint: 'Remove the manifest.',
          }
        : {
            offset,
            message: `the operator has no kind \`${kindName}\`${didYouMean(kindName, Object.keys(kinds))}`,
            hint: hintFor(kindName, Object.keys(kinds), 'kinds'),
          },
    ];
  }
  const version = String(document.get('apiVersion'));
  const problems: KubernetesProblem[] = [];
  if (version !== kind.apiVersion) {
    problems.push({
      offset: offsetOf(document, 'apiVersion') ?? start,
      message: `${kindName} has no apiVersion \`${version}\``,
      hint: `Write \`${kind.apiVersion}\`.`,
    });
  }
  if (!document.getIn(['metadata', 'name'])) {
    problems.push({
      offset: start,
      message: `the ${kindName} has no \`metadata.name\``,
      hint: 'Give it a name.',
    });
  }
  const spec = document.get('spec', true);
  const walker = new SpecWalker(kindName, kind, facts);
  if (isMap(spec)) walker.map(spec, '');
  else if (
    Object.entries(kind.spec).some(([path, field]) => !path.includes('.') && field.required)
  ) {
    problems.push({offset: start, message: `the ${kindName} has no \`spec\``, hint: 'Add it.'});
  }
  return [...problems, ...walker.problems];
}

function offsetOf(document: Document.Parsed, key: string): number | undefined {
  const node = document.get(key, true) as {range?: [number, number, number] | null} | undefined;
  return node?.range?.[0];
}

type MapNode = {items: Pair[]; range?: [number, number, number] | null};

class SpecWalker {
  readonly problems: KubernetesProblem[] = [];
  private readonly fields: Record<string, KubernetesField>;

  constructor(
    private readonly kind: string,
    {spec}: KubernetesKind,
    private readonly facts: SampleFacts,
  ) {
    this.fields = Object.fromEntries(
      Object.entries(spec).map(([path, field]) => [path.replace(/<\d+>/g, ''), field]),
    );
  }

  map(node: MapNode, parent: string): void {
    const present = new Set<string>();
    for (const {key, value} of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const offset = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
      present.add(name);
      this.field(parent ? `${parent}.${name}` : name, name, parent, value, offset);
    }
    for (const [path, field] of Object.entries(this.fields)) {
      const name = parent ? path.slice(parent.length + 1) : path;
      if (
        !field.required ||
        (parent && !path.startsWith(`${parent}.`)) ||
        /[.[]/.test(name) ||
        present.has(name)
      )
        continue;
      this.problems.push({
        offset: node.range?.[0] ?? 0,
        message: `${this.kind} needs \`spec.${path}\``,
        hint: 'Add it.',
      });
    }
  }

  private field(path: string, name: string, parent: string, value: unknown, offset: number): void {
    const field = this.fields[path];
    if (!field) {
      if (this.isOpen(parent)) return;
      const names = this.childrenOf(parent);
      this.problems.push({
        offset,
        message: `${this.kind} has no \`spec.${path}\`${didYouMean(name, names)}`,
        hint: hintFor(name, names, 'fields'),
      });
      return;
    }
    if (field.deprecated) {
      this.problems.push({
        offset,
        message: `\`spec.${path}\` of ${this.kind} is deprecated`,
        hint: 'Use what replaces it, or remove it.',
      });
    }
    this.value(path, field, value, offset);
  }

  private value(path: string, field: KubernetesField, value: unknown, offset: number): void {
    if (isMap(value)) {
      if (!/object|map/.test(field.type)) this.wrongType(path, field, offset);
      else if (field.type === 'object') this.map(value, path);
    } else if (isSeq(value)) {
      if (!field.type.startsWith('array')) return this.wrongType(path, field, offset);
      for (const item of value.items) {
        if (isMap(item) && field.type === 'array<object>') this.map(item, `${path}[]`);
        else if (isScalar(item))
          this.scalar(
            `${path}[]`,
            {...this.fields[`${path}[]`], type: field.type.slice(6, -1)},
            item.value,
            item.range?.[0] ?? offset,
          );
      }
    } else if (isScalar(value)) {
      this.scalar(path, field, value.value, value.range?.[0] ?? offset);
    }
  }

  private scalar(path: string, field: KubernetesField, value: unknown, offset: number): void {
    if (
      value === null ||
      this.facts.placeholders.has(String(value)) ||
      /\$\{|\{\{/.test(String(value))
    )
      return;
    if (/^(?:array|map|object)/.test(field.type)) return this.wrongType(path, field, offset);
    const problem =
      valueProblem(value as string | number | boolean, field, false) ??
      offerProblem(path, String(value), this.facts);
    if (problem)
      this.problems.push({
        offset,
        message: `\`spec.${path}\` of ${this.kind}: ${problem}`,
        hint: 'Give it a value that the operator accepts.',
      });
  }

  private wrongType(path: string, {type}: KubernetesField, offset: number): void {
    this.problems.push({
      offset,
      message: `\`spec.${path}\` of ${this.kind} is not of the type ${type}`,
      hint: `Write it as ${type}.`,
    });
  }

  private isOpen(parent: string): boolean {
    const field = this.fields[parent];
    return (
      field !== undefined &&
      (field.open === true || field.type.startsWith('map') || this.childrenOf(parent).length === 0)
    );
  }

  private childrenOf(parent: string): string[] {
    const prefix = parent ? `${parent}.` : '';
    return Object.keys(this.fields)
      .filter((path) => path !== '.' && path.startsWith(prefix))
      .map((path) => path.slice(prefix.length))
      .filter((name) => name !== '' && !/[.[]/.test(name));
  }
}
