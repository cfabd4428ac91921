import {Engine, type Options, type Result} from '../retrieval/engine';
import {INDEX_FOLDER, MANIFEST} from '../names';
import {FORMAT, type Manifest, type PagesFile} from '../retrieval/format';

/** Loads the index of this build and answers from it; after a failure the next question tries again. */
export class Host {
  private engine: Promise<Engine> | undefined;
  private hasFailed = false;

  /** `base`: address of the site with its base URL. */
  constructor(private readonly base: string) {}

  warm(): Promise<Engine> {
    this.engine ??= this.start().catch((error: unknown) => {
      this.engine = undefined;
      this.hasFailed = true;
      throw error;
    });
    return this.engine;
  }

  async search(query: string, options: Options): Promise<Result> {
    const engine = await this.warm();
    try {
      return await engine.search(query, options);
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  private async start(): Promise<Engine> {
    const manifest = JSON.parse(await (await this.get(MANIFEST, 'no-cache')).text()) as Manifest;
    const file = JSON.parse(
      await (await this.get(`${INDEX_FOLDER}/${manifest.pages}`)).text(),
    ) as PagesFile;
    if (file.v !== FORMAT) {
      throw new Error(`search index: version ${file.v}, but this script reads ${FORMAT}`);
    }
    return new Engine(file, async (name) =>
      (await this.get(`${INDEX_FOLDER}/${name}`)).arrayBuffer(),
    );
  }

  private async get(path: string, cache: RequestCache = 'default'): Promise<Response> {
    // A file that arrived broken may have been kept so.
    const response = await fetch(`${this.base}${path}`, {
      cache: this.hasFailed ? 'reload' : cache,
    });
    if (!response.ok) {
      throw new Error(`${path}: ${response.status}`);
    }
    return response;
  }
}
