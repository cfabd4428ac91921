import {compareQuestions} from './answers';
import {inContext} from './context';
import {correct} from './correct';
import type {PagesFile} from './format';
import {kindFactors} from './intent';
import {matchSlot} from './match';
import {Products, belongs} from './products';
import {type Slot, type Synonyms, parseQuery, readSynonyms} from './query';
import {meaningOf, questionShares, scorePage, sectionsOf} from './score';
import {Tiers} from './tiers';
import type {Found, Load, Options, PageHit, Result} from './types';
import {WEIGHTS} from './weights';

export type {Filter, Load, Options, PageHit, Result, SectionHit, Term, Written} from './types';

/** Queries with these words may ask for the reference of a command-line tool. */
const TOOL_WORDS = /\b(avn|cli|command|console|api|terraform|kubernetes|k8s|operator)\b/i;

/**
 * Maximum number of pages whose written questions are loaded, among the best hits and among `asked`
 * each.
 */
const ASKED_PAGES = 5;
/**
 * Share of the query that one of the questions of a page must match for them to be loaded. Search
 * requires more than Ask AI because it runs with every keystroke.
 */
const NEAR_QUESTION = {likely: 0.1, sure: 0.33};
/** The same for a page that is not among the best hits. */
const NEAR_ELSEWHERE = 0.5;

/**
 * Whether a word is a number, such as a count or an error code. In a complete question it gets a
 * lower weight in ranking, because similar questions have different numbers.
 */
function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

/** Whether a promise is still pending after `patience` milliseconds, or is rejected before. */
function isLate(work: Promise<unknown>, patience: number): Promise<boolean> {
  return Promise.race([
    work.then(
      () => false,
      () => true,
    ),
    new Promise<boolean>((done) => setTimeout(() => done(true), patience)),
  ]);
}

/**
 * The search engine. Ranks pages and their sections. It runs in the search worker, in Node.js, and
 * in tests, so it reads files only through `load`.
 */
export class Engine {
  readonly tiers: Tiers;
  readonly synonyms: Synonyms;
  readonly products: Products;
  /** For each page, the areas of the products in its title. */
  private readonly titleProducts: Set<string>[];

  constructor(
    private readonly file: PagesFile,
    load: Load,
  ) {
    this.tiers = new Tiers(file, load);
    this.synonyms = readSynonyms(file.synonyms);
    this.products = new Products(file.products);
    this.titleProducts = this.titles.map((title) => this.products.in(title));
  }

  get routes(): string[] {
    return this.tiers.routes;
  }

  get titles(): string[] {
    return this.tiers.titles;
  }

  get areas(): string[] {
    return this.file.areas;
  }

  /**
   * Runs a query. Returns an empty result if the query has no words. Rejects if a file of the index
   * cannot be loaded, except for an `early` result.
   */
  async search(text: string, options: Options = {}): Promise<Result> {
    const query = inContext(text, options.before, this.products);
    const typing = options.typing ?? true;
    const slots = parseQuery(query, this.synonyms, typing);
    if (slots.length === 0) {
      return {pages: [], total: 0, marks: [], terms: []};
    }
    const correctSlots = () => correct(this.tiers, query, slots, this.synonyms, typing);
    const second = Promise.all([this.tiers.loadHeadings(), this.tiers.loadFor(slots)]);
    if (options.patience !== undefined) {
      const early = (await isLate(second, options.patience))
        ? this.rank(query, correctSlots(), options)
        : undefined;
      if (early?.pages[0]?.coverage === 1) {
        // The next search for this query waits for the files again, and reports the failure.
        second.catch(() => undefined);
        return {...early, early: true};
      }
    }
    await second;
    const corrected = correctSlots();
    await this.tiers.loadFor(corrected);
    const result = this.rank(query, corrected, options);
    if (!options.written) return result;
    const loading = this.withQuestions(result, NEAR_QUESTION[options.written]);
    if (options.patience !== undefined && (await isLate(loading, options.patience))) {
      loading.catch(() => undefined);
      return {...result, query, early: true};
    }
    const loaded = await loading;
    return {...loaded, query, ...compareQuestions(query, loaded, this, options.written)};
  }

  /**
   * Loads the written questions of pages that have one similar to the query. `least` is the share
   * of the query that it must match.
   */
  private async withQuestions(result: Result, least: number): Promise<Result> {
    const withOwn = async (hit: PageHit, rank: number) =>
      rank < ASKED_PAGES && Math.max(0, ...hit.shares) > least
        ? {...hit, questions: await this.tiers.questionsOf(hit.page)}
        : hit;
    const asked = (result.asked ?? []).filter(
      ({page}) => !result.pages.some((hit) => hit.page === page),
    );
    return {
      ...result,
      pages: await Promise.all(result.pages.map(withOwn)),
      asked: await Promise.all(asked.map(withOwn)),
    };
  }

  private rank(
    query: string,
    slots: Slot[],
    {limit = 20, areas, kinds, faint = [], typing, written}: Options,
  ): Result {
    const found = slots.map((slot) => {
      const one = matchSlot(this.tiers, slot, typing === false);
      if (slots.length > 1 && slot.words.every((word) => faint.includes(word))) {
        return {...one, idf: one.idf * WEIGHTS.faint, rarity: one.rarity * WEIGHTS.faint};
      }
      // Numbers count less for the ranking of pages, but fully for choosing among the rows of a
      // table.
      return slots.length > 1 && typing === false && slot.words.every(isNumber)
        ? {...one, idf: one.idf * WEIGHTS.faint}
        : one;
    });
    const all = meaningOf(found);
    const named = this.products.in(query);
    const prior = this.priorOf(query, named);
    const hasTool = TOOL_WORDS.test(query);
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
      const isOther = this.isOther(page, area, named);
      const isUnasked = area === 'tools' && kind === 'reference' && !hasTool;
      const hit = scorePage(this.tiers, page, found, all, !isUnasked);
      if (hit) {
        pages.push({
          page,
          route: this.routes[page] ?? '',
          title: this.titles[page] ?? '',
          area,
          kind,
          ...hit,
          score:
            hit.score *
            prior(area, kind) *
            (isUnasked ? WEIGHTS.command : 1) *
            (isOther ? WEIGHTS.otherProduct : 1),
          sections: [],
          shares: [],
          isOther,
          isNamed: named.size > 0 && belongs(area, named),
          isEnded: this.file.ended.includes(area),
        });
      }
    }
    // Among equal scores, pages of a named product come first.
    pages.sort((a, b) => b.score - a.score || Number(b.isNamed) - Number(a.isNamed));
    const best = Math.max(0, ...pages.slice(0, 20).map(({coverage}) => coverage));
    const kept = pages.filter(({coverage}) => coverage >= best * 0.5);
    const detailed = (hit: PageHit): PageHit => ({
      ...hit,
      sections: sectionsOf(this.tiers, hit.page, found),
      shares: questionShares(this.tiers, hit.page, found),
    });
    return {
      pages: kept.slice(0, limit).map(detailed),
      ...(written && {asked: this.askedPages(pages, found).map(detailed)}),
      total: kept.length,
      marks: [...new Set(found.flatMap(({stems}) => [...stems]))],
      terms: found.map(({slot, rarity, pages: count, stems, typed}) => ({
        words: slot.words,
        idf: rarity,
        pages: count,
        stems: [...stems],
        typed,
        synonyms: slot.alternatives.slice(1).map((one) => one.terms),
        corrected: slot.corrected ?? false,
      })),
    };
  }

  /** Returns pages of any rank that have a question similar to the query, best first. */
  private askedPages(pages: PageHit[], found: Found[]): PageHit[] {
    return pages
      .filter(({isOther}) => !isOther)
      .map((hit) => ({hit, share: Math.max(0, ...questionShares(this.tiers, hit.page, found))}))
      .filter(({share}) => share > NEAR_ELSEWHERE)
      .sort((a, b) => b.share - a.share)
      .slice(0, ASKED_PAGES)
      .map(({hit}) => hit);
  }

  /** Whether a page is about a product other than those that the query names. */
  private isOther(page: number, area: string, named: Set<string>): boolean {
    return (
      named.size > 0 &&
      area in this.file.products &&
      !belongs(area, named) &&
      ![...(this.titleProducts[page] ?? [])].some((one) => belongs(one, named))
    );
  }

  /** Returns a factor on the score by the kind of a page and by whether its service has ended. */
  private priorOf(query: string, named: Set<string>): (area: string, kind: string) => number {
    const factors = kindFactors(query);
    const isUnasked = (area: string) => this.file.ended.includes(area) && !belongs(area, named);
    return (area, kind) => (factors[kind] ?? 1) * (isUnasked(area) ? WEIGHTS.ended : 1);
  }
}
