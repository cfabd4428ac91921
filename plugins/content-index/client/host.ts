import {Engine, type Options, type Result} from '../retrieval/engine';
import {INDEX_FOLDER, MANIFEST} from '../names';
import {FORMAT, type Manifest, type PagesFile} from '../retrieval/format';

/** Loads the index of this build and searches it; after a failed load, the next search tries again. */
export class Host {
  private engine: Promise<Engine> | undefined;
  private hasFailed = false;

  /**
   * `base`: URL of the site with its base URL. `pages`: file name of the first tier, if the manifest is loaded already.
   */
  constructor(
    private readonly base: string,
    private readonly pages?: string,
  ) {}

  warm(): Promise<Engine> {
    this.engine ??= this.start().catch((error: unknown) => {
      this.engine = undefined;
      this.hasFailed = true;
      throw error;
    });
    return this.engine;
  }

  async search(query: string, options: Options): Promise<Result> {
    const asked = performance.now();
    const engine = await this.warm();
    // `patience` includes the time for loading the first tier, so that its hits show immediately.
    const left = (options.patience ?? 0) - (performance.now() - asked);
    const patience = options.patience === undefined ? undefined : Math.max(0, left);
    try {
      return await engine.search(query, {...options, patience});
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  private async start(): Promise<Engine> {
    const pages = (!this.hasFailed && this.pages) || (await this.manifest()).pages;
    const file = JSON.parse(await (await this.get(`${INDEX_FOLDER}/${pages}`)).text()) as PagesFile;
    if (file.v !== FORMAT) {
      throw new Error(`search index: version ${file.v}, but this script reads ${FORMAT}`);
    }
    return new Engine(file, async (name) =>
      (await this.get(`${INDEX_FOLDER}/${name}`)).arrayBuffer(),
    );
  }

  private async manifest(): Promise<Manifest> {
    return JSON.parse(await (await this.get(MANIFEST, 'no-cache')).text()) as Manifest;
  }

  private async get(path: string, cache: RequestCache = 'default'): Promise<Response> {
    // After a failure, bypass the HTTP cache, which may hold a broken file.
    const response = await fetch(`${this.base}${path}`, {
      cache: this.hasFailed ? 'reload' : cache,
    });
    if (!response.ok) {
      throw new Error(`${path}: ${response.status}`);
    }
    return response;
  }
}
