import {
  type AnswerLine,
  type HeadingLine,
  type PagesFile,
  type Posting,
  type Postings,
  rarityOf,
  readHeadings,
  readKeywords,
  readRoutes,
  readShard,
} from './format';
import type {Slot} from './query';
import {tokenize} from './tokenize';
import type {Question} from '../types';
import type {Load} from './types';
import {FUNCTION_WORDS, isWeak} from './words';

/** Where a term occurs. `leaf` is the last part of the route, `area` its other parts. */
export type Field = 'title' | 'keyword' | 'leaf' | 'area';
/**
 * A written question in one of its wordings. `rarities` has one value from 0 to 9 per term, in the
 * order of `questionTerms`.
 */
export type WrittenQuestion = Question & {wording: string; rarities: number[]};
type TitlePosting = {page: number; field: Field};

/**
 * The loaded part of the index: the first tier from the start, keywords, headings, shards, and
 * answers when a query needs them. The methods that load reject if a file cannot be read, and try
 * again at the next call.
 */
export class Tiers {
  readonly routes: string[];
  readonly titles: string[];
  /** Number of the first section of each page, followed by the number of all sections. */
  readonly first: Int32Array;
  /** Page of each section. */
  readonly pageOf: Int32Array;
  /** Number of the first question of each page, followed by the number of all questions. */
  readonly firstQuestion: Int32Array;
  /** Page of each question. */
  readonly pageOfQuestion: Int32Array;
  /** Pages by the terms of their titles, keywords, and routes. */
  readonly titleIndex = new Map<string, TitlePosting[]>();
  /** Sections by the terms of their headings. */
  readonly headingIndex = new Map<string, number[]>();
  /**
   * Terms of each title without weak words. `leafTerms` has those of the last part of the route.
   */
  readonly titleTerms: string[][];
  readonly leafTerms: string[][];
  /**
   * Stems of the words in titles, keywords, routes, and headings, for prefixes and typing errors.
   */
  readonly words = new Map<string, string>();
  headings: HeadingLine[] = [];
  private headingsLoad: Promise<unknown> | undefined;
  private readonly shards = new Map<number, Postings>();
  private readonly answerLoads = new Map<string, Promise<AnswerLine[]>>();
  private readonly shardLoads = new Map<number, Promise<void>>();

  constructor(
    readonly file: PagesFile,
    private readonly load: Load,
  ) {
    this.routes = readRoutes(file.routes);
    this.titles = file.titles.split('\n');
    const pages = this.routes.length;
    this.first = new Int32Array(pages + 1);
    file.sections.forEach((count, page) => {
      this.first[page + 1] = (this.first[page] ?? 0) + count;
    });
    this.pageOf = new Int32Array(this.sectionCount);
    for (let page = 0; page < pages; page += 1) {
      this.pageOf.fill(page, this.first[page], this.first[page + 1]);
    }
    this.firstQuestion = new Int32Array(pages + 1);
    file.questions.forEach((count, page) => {
      this.firstQuestion[page + 1] = (this.firstQuestion[page] ?? 0) + count;
    });
    this.pageOfQuestion = new Int32Array(this.questionCount);
    for (let page = 0; page < pages; page += 1) {
      this.pageOfQuestion.fill(page, this.firstQuestion[page], this.firstQuestion[page + 1]);
    }
    this.titleTerms = this.titles.map((title) => strongTerms(title));
    this.leafTerms = this.routes.map((route) =>
      strongTerms(route.slice(route.lastIndexOf('/') + 1).replace(/[-_]/g, ' ')),
    );
    this.indexTitles();
  }

  get sectionCount(): number {
    return this.first[this.first.length - 1] ?? 0;
  }

  get questionCount(): number {
    return this.firstQuestion[this.firstQuestion.length - 1] ?? 0;
  }

  private indexTitles(keywords: readonly string[] = []): void {
    this.titleIndex.clear();
    this.routes.forEach((route, page) => {
      const seen = new Set<string>();
      const add = (text: string, field: Field) =>
        this.addWords(text, seen, (term) => push(this.titleIndex, term, {page, field}));
      add(this.titles[page] ?? '', 'title');
      add(keywords[page] ?? '', 'keyword');
      const [leaf = '', ...folders] = route.split('/').reverse();
      add(leaf, 'leaf');
      add(
        folders
          .filter((folder) => !/^(docs|products|howto|concepts?|reference|)$/.test(folder))
          .join(' '),
        'area',
      );
    });
  }

  private addWords(text: string, seen: Set<string>, add: (term: string) => void): void {
    for (const {term, word, whole} of tokenize(text)) {
      if (!FUNCTION_WORDS.has(word) && !seen.has(term)) {
        seen.add(term);
        add(term);
        if (!whole && !this.words.has(word)) {
          this.words.set(word, term);
        }
      }
    }
  }

  /**
   * Loads and indexes headings and keywords. Rejects if their numbers do not match those of the
   * first tier.
   */
  loadHeadings(): Promise<unknown> {
    const text = (name: string) => this.load(name).then((bytes) => new TextDecoder().decode(bytes));
    this.headingsLoad ??= Promise.all([text(this.file.headings), text(this.file.keywords)])
      .then(([headings, keywords]) => {
        const lines = readHeadings(headings);
        this.indexTitles(readKeywords(keywords, this.routes.length));
        this.indexHeadings(lines);
      })
      .catch((error: unknown) => {
        this.headingsLoad = undefined;
        throw error;
      });
    return this.headingsLoad;
  }

  private indexHeadings(lines: HeadingLine[]): void {
    const wanted = this.sectionCount - this.routes.length;
    if (lines.length !== wanted) {
      throw new RangeError(`search index: ${lines.length} of ${wanted} headings`);
    }
    let line = 0;
    for (let section = 0; section < this.sectionCount; section += 1) {
      const isTop = this.first[this.pageOf[section] ?? 0] === section;
      const own = isTop
        ? {depth: 0, heading: '', anchor: ''}
        : (lines[line++] ?? {depth: 1, heading: '', anchor: ''});
      this.headings.push(own);
      this.addWords(own.heading, new Set(), (term) => push(this.headingIndex, term, section));
    }
  }

  /** Loads a shard unless it is loaded or loading. */
  private loadShard(index: number): Promise<void> {
    const [, file] = this.file.shards[index] ?? [];
    if (file === undefined || this.shards.has(index)) {
      return Promise.resolve();
    }
    let loading = this.shardLoads.get(index);
    if (!loading) {
      loading = this.load(file)
        .then((bytes) => void this.shards.set(index, readShard(new Uint8Array(bytes))))
        .catch((error: unknown) => {
          this.shardLoads.delete(index);
          throw error;
        });
      this.shardLoads.set(index, loading);
    }
    return loading;
  }

  /** Loads the written questions of a page. Each wording is a separate entry. */
  async questionsOf(page: number): Promise<WrittenQuestion[]> {
    const from = this.firstQuestion[page] ?? 0;
    const to = this.firstQuestion[page + 1] ?? from;
    const {answers} = this.file;
    const files = answers.filter(
      ([first], index) => first < to && from < (answers[index + 1]?.[0] ?? Infinity),
    );
    const parts = await Promise.all(
      files.map(async ([first, name]) =>
        (await this.loadAnswers(name)).slice(Math.max(0, from - first), to - first),
      ),
    );
    const questions: WrittenQuestion[] = [];
    for (const [wording, rarities, answer, at] of parts.flat()) {
      const own: Question | undefined =
        typeof answer === 'number'
          ? questions[questions.length - answer]
          : {q: wording, a: answer, at: at ?? '', also: []};
      if (!own) continue;
      if (typeof answer === 'number') own.also.push(wording);
      questions.push({...own, wording, rarities: [...rarities].map(Number)});
    }
    return questions;
  }

  private loadAnswers(name: string): Promise<AnswerLine[]> {
    let loading = this.answerLoads.get(name);
    if (!loading) {
      loading = this.load(name).then(
        (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as AnswerLine[],
      );
      loading.catch(() => this.answerLoads.delete(name));
      this.answerLoads.set(name, loading);
    }
    return loading;
  }

  /**
   * Returns the headings of the section at an anchor. Returns none for the top of the page, and for
   * anchors inside sections.
   */
  headingsAt(page: number, anchor: string): string[] {
    const from = this.first[page] ?? 0;
    const to = this.first[page + 1] ?? from;
    for (let section = from; anchor !== '' && section < to; section += 1) {
      if (this.headings[section]?.anchor === anchor) return this.pathOf(section);
    }
    return [];
  }

  /** Returns the rarity of a term, from 0 to 9. The shard of the term must be loaded. */
  rarity(term: string): number {
    return rarityOf(this.sectionCount, this.postings(term).length);
  }

  /** Returns the only shard that can contain a term. */
  private shardOf(term: string): number {
    let low = 0;
    let high = this.file.shards.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.file.shards[middle]?.[0] ?? '') <= term) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /**
   * Loads the shards of all terms of a query, and those of terms that begin with its incomplete
   * word.
   */
  async loadFor(slots: Slot[]): Promise<void> {
    const wanted = new Set<number>();
    for (const {alternatives, open, words} of slots) {
      for (const {terms} of alternatives) {
        terms.forEach((term) => wanted.add(this.shardOf(term)));
      }
      const last = words[words.length - 1] ?? '';
      if (open && last.length > 2) {
        this.range(last).forEach((shard) => wanted.add(shard));
      }
    }
    await Promise.all([...wanted].map((shard) => this.loadShard(shard)));
  }

  /** Returns the shards that can contain terms with this prefix. */
  private range(prefix: string): number[] {
    const from = this.shardOf(prefix);
    return Array.from(
      {length: this.shardOf(`${prefix}\uffff`) - from + 1},
      (_, index) => from + index,
    );
  }

  /** Returns the postings of a term; none if its shard is not loaded. */
  postings(term: string): Posting[] {
    return this.shards.get(this.shardOf(term))?.get(term) ?? [];
  }

  /** Returns the terms in the shard of a term, which are its alphabetical neighbors. */
  neighbors(term: string): Iterable<string> {
    return this.shards.get(this.shardOf(term))?.keys() ?? [];
  }

  /** Yields the terms with this prefix in loaded shards, each with its number of postings. */
  *beginning(prefix: string): Iterable<[string, number]> {
    for (const shard of this.range(prefix)) {
      for (const [term, postings] of this.shards.get(shard) ?? []) {
        if (term.startsWith(prefix)) {
          yield [term, postings.length];
        }
      }
    }
  }

  /** Whether the loaded part of the index contains a term. */
  isKnown(term: string): boolean {
    return (
      this.titleIndex.has(term) || this.headingIndex.has(term) || this.postings(term).length > 0
    );
  }

  /** Returns how frequent a term is. A title, keyword, or route counts as much as five postings. */
  popularity(term: string): number {
    return (this.titleIndex.get(term)?.length ?? 0) * 5 + this.postings(term).length;
  }

  /** Returns the headings of a section, outermost first. */
  pathOf(section: number): string[] {
    const top = this.first[this.pageOf[section] ?? 0] ?? 0;
    const path: string[] = [];
    let depth = Infinity;
    for (let at = section; at > top && depth > 1; at -= 1) {
      const line = this.headings[at];
      if (line && line.depth < depth) {
        path.unshift(line.heading);
        depth = line.depth;
      }
    }
    return path;
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) {
    list.push(value);
  } else {
    map.set(key, [value]);
  }
}

/** Returns the terms of a title without weak words. */
function strongTerms(title: string): string[] {
  return tokenize(title)
    .filter(({whole, word}) => !whole && !isWeak(word))
    .map(({term}) => term);
}
