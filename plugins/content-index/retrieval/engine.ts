import {distance, errorsAllowed} from './fuzzy';
import {
  type HeadingLine,
  type PagesFile,
  type Postings,
  readHeadings,
  readRoutes,
  readShard,
} from './format';
import {kindFactors} from './intent';
import {type Slot, type Synonyms, parseQuery, readSynonyms} from './query';
import {stem} from './stem';
import {tokenize} from './tokenize';
import {FUNCTION_WORDS, isWeak} from './words';

export type Load = (file: string) => Promise<ArrayBuffer>;

export type SectionHit = {section: number; anchor: string; headings: string[]; score: number};
export type PageHit = {
  page: number;
  route: string;
  title: string;
  area: string;
  kind: string;
  score: number;
  /** Share of the meaning of the query that the page has, 0 to 1. */
  coverage: number;
  /** The same for its best section alone. */
  sectionCoverage: number;
  /** Best first; the top of the page has no anchor. */
  sections: SectionHit[];
};
export type Term = {
  words: string[];
  /** Rarity: what it says about a page. */ idf: number;
  /** Pages that have it. */ pages: number;
  /** What stands for it in the index: stems, synonyms, corrections. */ stems: string[];
  corrected: boolean;
};
export type Result = {
  pages: PageHit[];
  total: number;
  /** Stems that matched, to mark words with. */ marks: string[];
  terms: Term[];
};
export type Filter = {areas?: string[]; kinds?: string[]};
export type Options = Filter & {
  limit?: number;
  /** Whether the last word may be unfinished. Default true. */
  typing?: boolean;
  /** Milliseconds to wait for the second tier when the first has an answer. Default: as long as it takes. */
  patience?: number;
  /** Words that say how rather than what, and count for less: the tool that a question names. */
  faint?: string[];
};

/** What a match in each place is worth. Tuned on bench/search; see its README. */
export const WEIGHTS = {
  title: 2.6,
  keyword: 1.7,
  leaf: 1.2,
  area: 1.1,
  heading: 1.0,
  body: 1.5,
  /** Words of the query in one section, against words anywhere in the page. */
  cohesion: 0.75,
  spread: 0.45,
  prefix: 0.75,
  fuzzy: 0.65,
  ended: 0.6,
  faint: 0.4,
  /** A page about one command, for a query that names no tool. */
  command: 0.8,
  /** The query is the page's title or the last part of its route, no more and no less. */
  exact: 1.5,
};

/** Beyond this a word is rare enough: one rare word does not outweigh all others. */
const MAX_IDF = 4.5;

const TOOL_WORDS = /\b(avn|cli|command|console|api|terraform|kubernetes|k8s|operator)\b/i;

type Field = 'title' | 'keyword' | 'leaf' | 'area';
type TitlePosting = {page: number; field: Field};
type Expansion = {term: string; weight: number};
type Found = {
  slot: Slot;
  idf: number;
  pages: number;
  stems: Set<string>;
  corrected: boolean;
  title: Float32Array;
  heading: Float32Array;
  body: Float32Array;
};

/** Ranks pages and their sections. Runs in a worker, in Node and in tests alike: files come through `load`. */
export class Engine {
  readonly routes: string[];
  readonly titles: string[];
  private readonly synonyms: Synonyms;
  private readonly first: Int32Array;
  private readonly pageOf: Int32Array;
  private readonly titleIndex = new Map<string, TitlePosting[]>();
  private readonly titleTerms: string[][];
  private readonly leafTerms: string[][];
  /** Words of titles, keywords and headings as written, with their stems: for prefixes and typing errors. */
  private readonly words = new Map<string, string>();
  private headingIndex = new Map<string, number[]>();
  private headings: HeadingLine[] = [];
  private headingsLoad: Promise<void> | undefined;
  private readonly shards = new Map<number, Postings>();
  private readonly shardLoads = new Map<number, Promise<void>>();

  constructor(
    private readonly file: PagesFile,
    private readonly load: Load,
  ) {
    this.routes = readRoutes(file.routes);
    this.titles = file.titles.split('\n');
    this.synonyms = readSynonyms(file.synonyms);
    const pages = this.routes.length;
    this.first = new Int32Array(pages + 1);
    file.sections.forEach((count, page) => {
      this.first[page + 1] = (this.first[page] ?? 0) + count;
    });
    this.pageOf = new Int32Array(this.sectionCount);
    for (let page = 0; page < pages; page += 1) {
      this.pageOf.fill(page, this.first[page], this.first[page + 1]);
    }
    this.titleTerms = this.titles.map((title) => significant(title));
    this.leafTerms = this.routes.map((route) =>
      significant(route.slice(route.lastIndexOf('/') + 1).replace(/[-_]/g, ' ')),
    );
    this.indexTitles();
  }

  get sectionCount(): number {
    return this.first[this.first.length - 1] ?? 0;
  }

  private indexTitles(): void {
    const keywords = this.file.keywords.split('\n');
    this.routes.forEach((route, page) => {
      const seen = new Set<string>();
      const add = (text: string, field: Field) => {
        for (const {term, word, whole} of tokenize(text)) {
          if (!FUNCTION_WORDS.has(word) && !seen.has(term)) {
            seen.add(term);
            push(this.titleIndex, term, {page, field});
            if (!whole) {
              this.words.set(word, term);
            }
          }
        }
      };
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

  private loadHeadings(): Promise<void> {
    this.headingsLoad ??= this.load(this.file.headings).then(
      (bytes) => {
        const lines = readHeadings(new TextDecoder().decode(bytes));
        let line = 0;
        for (let section = 0; section < this.sectionCount; section += 1) {
          const isTop = this.first[this.pageOf[section] ?? 0] === section;
          const own = isTop
            ? {depth: 0, heading: '', anchor: ''}
            : (lines[line++] ?? {depth: 1, heading: '', anchor: ''});
          this.headings.push(own);
          const seen = new Set<string>();
          for (const {term, word, whole} of tokenize(own.heading)) {
            if (!FUNCTION_WORDS.has(word) && !seen.has(term)) {
              seen.add(term);
              push(this.headingIndex, term, section);
              if (!whole && !this.words.has(word)) {
                this.words.set(word, term);
              }
            }
          }
        }
      },
      (error: unknown) => {
        this.headingsLoad = undefined;
        throw error;
      },
    );
    return this.headingsLoad;
  }

  private loadShard(index: number): Promise<void> {
    const [, file] = this.file.shards[index] ?? [];
    if (file === undefined || this.shards.has(index)) {
      return Promise.resolve();
    }
    let loading = this.shardLoads.get(index);
    if (!loading) {
      loading = this.load(file).then(
        (bytes) => void this.shards.set(index, readShard(new Uint8Array(bytes))),
        (error: unknown) => {
          this.shardLoads.delete(index);
          throw error;
        },
      );
      this.shardLoads.set(index, loading);
    }
    return loading;
  }

  /** The shard that holds a term, if any does. */
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

  private shardsFor(slots: Slot[]): number[] {
    const wanted = new Set<number>();
    for (const {alternatives, open, words} of slots) {
      for (const {terms} of alternatives) {
        terms.forEach((term) => wanted.add(this.shardOf(term)));
      }
      const last = words[words.length - 1] ?? '';
      if (open && last.length > 2) {
        for (let shard = this.shardOf(last); shard <= this.shardOf(`${last}\uffff`); shard += 1) {
          wanted.add(shard);
        }
      }
    }
    return [...wanted];
  }

  private postings(term: string): {section: number; impact: number}[] {
    return this.shards.get(this.shardOf(term))?.get(term) ?? [];
  }

  private isKnown(term: string): boolean {
    return (
      this.titleIndex.has(term) || this.headingIndex.has(term) || this.postings(term).length > 0
    );
  }

  async search(query: string, options: Options = {}): Promise<Result> {
    const slots = parseQuery(query, this.synonyms, options.typing ?? true);
    if (slots.length === 0) {
      return {pages: [], total: 0, marks: [], terms: []};
    }
    const second = Promise.all([
      this.loadHeadings(),
      ...this.shardsFor(slots).map((shard) => this.loadShard(shard)),
    ]);
    if (options.patience === undefined) {
      await second;
    } else {
      const isLate = await Promise.race([
        second.then(() => false),
        new Promise<boolean>((done) => setTimeout(() => done(true), options.patience)),
      ]);
      const early = isLate ? this.rank(query, slots, options) : undefined;
      if (early?.pages[0]?.coverage === 1) {
        // It arrives for the next key press.
        second.catch(() => undefined);
        return early;
      }
      await second;
    }
    return this.rank(query, await this.mend(slots), options);
  }

  /** Words that are nowhere in the index: joined, split, or replaced by the nearest ones. */
  private async mend(slots: Slot[]): Promise<Slot[]> {
    const mended: Slot[] = [];
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index] as Slot;
      const next = slots[index + 1];
      const joined =
        next && slot.words.length === 1 && next.words.length === 1
          ? `${slot.words[0]}${next.words[0]}`
          : '';
      if (
        joined &&
        this.words.has(joined) &&
        (!this.isFound(slot) || !this.isFound(next as Slot) || joined.length > 7)
      ) {
        const both = [
          ...(slot.alternatives[0]?.terms ?? []),
          ...(next?.alternatives[0]?.terms ?? []),
        ];
        mended.push({
          words: [...slot.words, ...(next?.words ?? [])],
          alternatives: [
            {terms: [stem(joined)], weight: 1},
            {terms: both, weight: 1},
          ],
          open: false,
          weak: false,
        });
        index += 1;
        continue;
      }
      const [word = ''] = slot.words;
      const halves =
        slot.words.length === 1 && !this.isFound(slot) && !slot.open ? this.split(word) : undefined;
      mended.push(
        halves
          ? {...slot, alternatives: [...slot.alternatives, {terms: halves, weight: 0.9}]}
          : slot,
      );
    }
    const more = mended.flatMap(({alternatives}) =>
      alternatives.flatMap(({terms}) => terms.map((term) => this.shardOf(term))),
    );
    await Promise.all([...new Set(more)].map((shard) => this.loadShard(shard)));
    return mended;
  }

  private split(word: string): string[] | undefined {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const [left, right] = [this.words.get(word.slice(0, at)), this.words.get(word.slice(at))];
      if (left && right) {
        return [left, right];
      }
    }
    return undefined;
  }

  private isFound(slot: Slot): boolean {
    return slot.alternatives.some(({terms}) => terms.every((term) => this.isKnown(term)));
  }

  /** The term itself, what begins with it while it is being typed, and what is near it when it is unknown. */
  private expand(
    term: string,
    word: string,
    isOpen: boolean,
  ): {expansions: Expansion[]; corrected: boolean} {
    const expansions = new Map<string, number>();
    const isKnown = this.isKnown(term);
    if (isKnown) {
      expansions.set(term, 1);
    }
    if (isOpen && word.length > 0) {
      this.prefixes(word).forEach(
        (found) => expansions.has(found) || expansions.set(found, WEIGHTS.prefix),
      );
    }
    // A misspelling can have the stem of another word: `maintainance`, `maintain`.
    if (isKnown && !isOpen && word.length > 7 && term !== word && !this.words.has(word)) {
      this.nearest(word, word, false).forEach(
        ({term: near, weight}) => expansions.has(near) || expansions.set(near, weight),
      );
    }
    if (expansions.size > 0) {
      return {
        expansions: [...expansions].map(([found, weight]) => ({term: found, weight})),
        corrected: false,
      };
    }
    const near = this.nearest(term, word, isOpen);
    return {expansions: near, corrected: near.length > 0};
  }

  private prefixes(word: string): Set<string> {
    const found = new Map<string, number>();
    for (const [candidate, term] of this.words) {
      if (candidate.startsWith(word)) {
        found.set(term, (found.get(term) ?? 0) + (this.titleIndex.get(term)?.length ?? 0) + 1);
      }
    }
    if (word.length > 2) {
      for (let shard = this.shardOf(word); shard <= this.shardOf(`${word}\uffff`); shard += 1) {
        for (const [term, postings] of this.shards.get(shard) ?? []) {
          if (term.startsWith(word)) {
            found.set(term, (found.get(term) ?? 0) + postings.length / 4);
          }
        }
      }
    }
    return new Set(
      [...found]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 12)
        .map(([term]) => term),
    );
  }

  private nearest(term: string, word: string, isOpen: boolean): Expansion[] {
    const allowed = errorsAllowed(word.length);
    if (allowed === 0 || /\d{3}/.test(word)) {
      return [];
    }
    const found = new Map<string, number>();
    const consider = (candidate: string, target: string, typed: string) => {
      const compared =
        isOpen && candidate.length > typed.length ? candidate.slice(0, typed.length) : candidate;
      const errors = distance(typed, compared, allowed);
      if (errors <= allowed) {
        const first = candidate[0] === typed[0] ? 1 : 0.7;
        const weight =
          WEIGHTS.fuzzy * first * (errors === 1 ? 1 : 0.7) * (compared === candidate ? 1 : 0.8);
        found.set(target, Math.max(found.get(target) ?? 0, weight));
      }
    };
    this.words.forEach((target, candidate) => consider(candidate, target, word));
    // An index of stems, too: it holds the words that only the text has.
    for (const target of this.shards.get(this.shardOf(term))?.keys() ?? []) {
      if (target[0] === term[0] && !target.includes('_')) {
        consider(target, target, term);
      }
    }
    const best = Math.max(0, ...found.values());
    return [...found]
      .filter(([, weight]) => weight > best * 0.75)
      .sort((a, b) => b[1] - a[1] || this.popularity(b[0]) - this.popularity(a[0]))
      .slice(0, 4)
      .map(([target, weight], index) => ({
        term: target,
        weight: index === 0 ? weight : weight * 0.8,
      }));
  }

  private popularity(term: string): number {
    return (this.titleIndex.get(term)?.length ?? 0) * 5 + this.postings(term).length;
  }

  private look(slot: Slot): Found {
    const marks = new Set<string>();
    const title = new Float32Array(this.routes.length);
    const heading = new Float32Array(this.sectionCount);
    const body = new Float32Array(this.sectionCount);
    let corrected = false;
    let frequency = 0;
    slot.alternatives.forEach(({terms, weight}, order) => {
      const parts = terms.map((term, index) => {
        const isOpen = slot.open && order === 0 && index === terms.length - 1;
        const word =
          order === 0 && slot.words.length === terms.length ? (slot.words[index] ?? term) : term;
        const isFoundOtherwise = slot.alternatives.length > 1 && order > 0;
        const known = this.isKnown(term);
        const result =
          isFoundOtherwise && !known
            ? {expansions: [], corrected: false}
            : this.expand(term, word, isOpen);
        corrected ||= result.corrected;
        return this.gather(result.expansions, marks);
      });
      merge(
        title,
        parts.map((part) => part.title),
        weight,
        0.25,
      );
      merge(
        heading,
        parts.map((part) => part.heading),
        weight,
      );
      merge(
        body,
        parts.map((part) => part.body),
        weight,
      );
    });
    const pages = new Uint8Array(this.routes.length);
    title.forEach((value, page) => {
      if (value > 0) {
        pages[page] = 1;
      }
    });
    for (let section = 0; section < this.sectionCount; section += 1) {
      if ((heading[section] as number) > 0 || (body[section] as number) > 0) {
        pages[this.pageOf[section] as number] = 1;
      }
    }
    frequency = pages.reduce((sum, one) => sum + one, 0);
    const idf = Math.log(1 + (this.routes.length - frequency + 0.5) / (frequency + 0.5));
    return {
      slot,
      idf: Math.max(0.15, Math.min(MAX_IDF, slot.weak ? idf * 0.2 : idf)),
      pages: frequency,
      stems: marks,
      corrected,
      title,
      heading,
      body,
    };
  }

  private gather(expansions: Expansion[], marks: Set<string>) {
    const title = new Float32Array(this.routes.length);
    const heading = new Float32Array(this.sectionCount);
    const body = new Float32Array(this.sectionCount);
    for (const {term, weight} of expansions) {
      marks.add(term);
      for (const {page, field} of this.titleIndex.get(term) ?? []) {
        title[page] = Math.max(title[page] as number, weight * WEIGHTS[field]);
      }
      for (const section of this.headingIndex.get(term) ?? []) {
        heading[section] = Math.max(heading[section] as number, weight);
      }
      for (const {section, impact} of this.postings(term)) {
        body[section] = Math.max(body[section] as number, (weight * (impact + 1)) / 8);
      }
    }
    return {title, heading, body};
  }

  private rank(
    query: string,
    slots: Slot[],
    {limit = 20, areas, kinds, faint = []}: Options,
  ): Result {
    const found = slots.map((slot) => {
      const one = this.look(slot);
      return slots.length > 1 && slot.words.every((word) => faint.includes(word))
        ? {...one, idf: one.idf * WEIGHTS.faint}
        : one;
    });
    const all = found.reduce((sum, {idf}) => sum + idf, 0);
    const factors = kindFactors(query);
    const pages: PageHit[] = [];
    for (let page = 0; page < this.routes.length; page += 1) {
      const area = this.file.areas[this.file.area[page] as number] ?? '';
      const kind = this.file.kinds[this.file.kind[page] as number] ?? '';
      if (
        (areas?.length && !areas.some((one) => area === one || area.startsWith(`${one}/`))) ||
        (kinds?.length && !kinds.includes(kind))
      ) {
        continue;
      }
      const hit = this.score(page, found, all);
      if (hit) {
        const isNamed = area
          .split('/')
          .some((part) => found.some(({slot}) => slot.words.includes(part)));
        const isUnasked = area === 'tools' && kind === 'reference' && !TOOL_WORDS.test(query);
        const prior =
          (factors[kind] ?? 1) *
          (this.file.ended.includes(area) && !isNamed ? WEIGHTS.ended : 1) *
          (isUnasked ? WEIGHTS.command : 1);
        pages.push({
          page,
          route: this.routes[page] ?? '',
          title: this.titles[page] ?? '',
          area,
          kind,
          ...hit,
          score: hit.score * prior,
        });
      }
    }
    pages.sort((a, b) => b.score - a.score);
    const best = Math.max(0, ...pages.slice(0, 20).map(({coverage}) => coverage));
    const kept = pages.filter(({coverage}) => coverage >= best * 0.5);
    return {
      pages: kept
        .slice(0, limit)
        .map((hit) => ({...hit, sections: this.sectionsOf(hit.page, found)})),
      total: kept.length,
      marks: [...new Set(found.flatMap(({stems}) => [...stems]))],
      terms: found.map(({slot, idf, pages: count, stems, corrected}) => ({
        words: slot.words,
        idf,
        pages: count,
        stems: [...stems],
        corrected,
      })),
    };
  }

  private score(
    page: number,
    found: Found[],
    all: number,
  ):
    | (Omit<PageHit, 'page' | 'route' | 'title' | 'area' | 'kind' | 'sections'> & {
        sections: SectionHit[];
      })
    | undefined {
    let inTitle = 0;
    let titleMeaning = 0;
    let spread = 0;
    let covered = 0;
    const from = this.first[page] as number;
    const to = this.first[page + 1] as number;
    const sums = new Float32Array(to - from);
    const cover = new Float32Array(to - from);
    for (const {idf, title, heading, body} of found) {
      const own = title[page] as number;
      inTitle += idf * own;
      titleMeaning += own >= WEIGHTS.title * 0.6 ? idf : 0;
      let best = 0;
      for (let section = from; section < to; section += 1) {
        const value =
          WEIGHTS.heading * (heading[section] as number) + WEIGHTS.body * (body[section] as number);
        if (value > 0) {
          sums[section - from] = (sums[section - from] as number) + idf * value;
          cover[section - from] = (cover[section - from] as number) + idf;
          best = Math.max(best, value);
        } else if (own > 0) {
          cover[section - from] = (cover[section - from] as number) + idf * 0.9;
        }
      }
      spread += idf * best;
      covered += own > 0 || best > 0 ? idf : 0;
    }
    if (covered === 0) {
      return undefined;
    }
    const coverage = covered / all;
    const exactness = Math.max(
      matched(this.titleTerms[page] ?? [], found),
      matched(this.leafTerms[page] ?? [], found),
    );
    const score =
      ((inTitle + WEIGHTS.cohesion * Math.max(0, ...sums) + WEIGHTS.spread * spread) / all) *
      (0.15 + 0.85 * coverage * coverage) *
      (1 + 0.5 * exactness * (titleMeaning / all)) *
      (exactness === 1 && coverage > 0.99 && inTitle > 0 ? WEIGHTS.exact : 1);
    return {score, coverage, sectionCoverage: Math.max(0, ...cover) / all, sections: []};
  }

  private sectionsOf(page: number, found: Found[]): SectionHit[] {
    const from = this.first[page] as number;
    const to = this.first[page + 1] as number;
    const hits: SectionHit[] = [];
    for (let section = from; section < to; section += 1) {
      let score = 0;
      for (const {idf, title, heading, body} of found) {
        const isTop = section === from;
        score +=
          idf *
          (WEIGHTS.heading * 1.4 * (heading[section] as number) +
            WEIGHTS.body * (body[section] as number) +
            (isTop ? 0.8 * (title[page] as number) : 0));
      }
      if (score > 0 || section === from) {
        hits.push({
          section,
          anchor: this.headings[section]?.anchor ?? '',
          headings: this.pathOf(section, from),
          score,
        });
      }
    }
    return hits.sort((a, b) => b.score - a.score).slice(0, 8);
  }

  private pathOf(section: number, top: number): string[] {
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

/** Share of the terms that the query names; a synonym counts by half. */
function matched(terms: string[], found: Found[]): number {
  let sum = 0;
  for (const term of terms) {
    const order = Math.min(
      ...found.map(
        ({slot}) => slot.alternatives.findIndex((one) => one.terms.includes(term)) >>> 0,
      ),
    );
    sum += order === 0 ? 1 : order < 100 ? 0.5 : 0;
  }
  return terms.length > 0 ? sum / terms.length : 0;
}

/** Terms of a title that say what the page is about. */
function significant(title: string): string[] {
  return tokenize(title)
    .filter(({whole, word}) => !whole && !isWeak(word))
    .map(({term}) => term);
}

/**
 * Terms of an alternative belong together: of one or two all have to be there, of more most of them.
 * `extra` is what a second alternative adds where a first one matched already.
 */
function merge(into: Float32Array, parts: Float32Array[], weight: number, extra = 0): void {
  const needed = parts.length < 3 ? parts.length : Math.ceil(parts.length * 0.6);
  for (let index = 0; index < into.length; index += 1) {
    let sum = 0;
    let there = 0;
    for (const part of parts) {
      const value = part[index] as number;
      sum += value;
      there += value > 0 ? 1 : 0;
    }
    if (there >= needed && there > 0) {
      const value = (weight * sum * there) / parts.length ** 2;
      const before = into[index] as number;
      into[index] = Math.max(before, value) + extra * Math.min(before, value);
    }
  }
}
