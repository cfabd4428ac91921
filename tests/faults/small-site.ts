import {execFile} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {mkdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A copy of the small site in a folder of its own, which a test can break. */
export class SmallSite {
  readonly dir: string;

  constructor() {
    this.dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'faults-')));
    cpSync(path.join(__dirname, 'site'), this.dir, {recursive: true});
    mkdirSync(path.join(this.dir, 'plugins'));
    // What the site's own pages made is not this one's.
    const facts = readdirSync(path.join(ROOT, 'data'))
      .filter((name) => !['areas.json', 'diagrams', 'sample-runs.json'].includes(name))
      .map((name) => `data/${name}`);
    for (const shared of ['node_modules', 'plugins/content-rules', 'plugins/shared', ...facts])
      this.share(shared);
  }

  /** Takes a file or folder of the site's repository as it is. */
  share(file: string): void {
    symlinkSync(path.join(ROOT, file), path.join(this.dir, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.dir, file)), {recursive: true});
    writeFileSync(path.join(this.dir, file), text);
  }

  /** Replaces a text that has to be there. */
  replace(file: string, from: string, to: string): void {
    const before = this.read(file);
    if (!before.includes(from)) {
      throw new Error(`${file} has no "${from}"`);
    }
    this.write(
      file,
      before.replace(from, () => to),
    );
  }

  delete(file: string): void {
    rmSync(path.join(this.dir, file));
  }

  /** Line of the first occurrence of a text, from 1. */
  lineOf(file: string, text: string): number {
    const index = this.read(file)
      .split('\n')
      .findIndex((line) => line.includes(text));
    if (index < 0) {
      throw new Error(`${file} has no "${text}"`);
    }
    return index + 1;
  }

  remove(): void {
    rmSync(this.dir, {recursive: true, force: true});
  }
}

/** Waits for it without holding up the test runner, which gives a worker that is silent for a minute up. */
export async function build(
  site: SmallSite,
  settings: NodeJS.ProcessEnv = {},
): Promise<{status: number; output: string}> {
  const command = path.join(site.dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  // The test runner sets NODE_ENV, which would make this a build of another kind.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    FORCE_COLOR: '0',
    NO_COLOR: '1',
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, 'build', site.dir],
      {cwd: site.dir, env, maxBuffer: 2 ** 26},
      (error, stdout, stderr) =>
        resolve({status: error ? Number(error.code) : 0, output: stdout + stderr}),
    );
  });
}
