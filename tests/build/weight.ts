import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** kB (gzip, 1,000 bytes) of the parts of a page. */
export type Weight = {document: number; script: number; styles: number; loader: number};

const kilobytes = (text: string | Buffer): number => gzipSync(text).length / 1000;

/** Weighs pages of a built site; what several pages load is read once. */
export class Scales {
  private readonly known = new Map<string, number>();

  constructor(private readonly build: string) {}

  private asset(url: string): number {
    const weight = this.known.get(url) ?? kilobytes(fs.readFileSync(path.join(this.build, url)));
    this.known.set(url, weight);
    return weight;
  }

  weigh(html: string): Weight {
    const sum = (urls: string[]) => urls.reduce((total, url) => total + this.asset(url), 0);
    const scripts = /<template id="?docs-scripts"? data-src="?([^">]*)/.exec(html)?.[1] ?? '';
    const styles = [...html.matchAll(/<link[^>]*rel="?stylesheet"?[^>]*>/g)].flatMap(
      ([link]) => /href="?([^"\s>]+)/.exec(link)?.[1] ?? [],
    );
    const loaders = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code = '']) => code);
    return {
      document: kilobytes(html),
      script: sum(scripts.split(' ').filter(Boolean)),
      styles: sum(styles),
      loader: loaders.reduce((total, code) => total + kilobytes(code), 0),
    };
  }
}

/** Parts of a page that weigh more than they may: `howto: script 181.2 kB of 172`. */
export function over(
  kind: string,
  weight: Partial<Weight>,
  budget: Partial<Record<keyof Weight, number>>,
): string[] {
  return (Object.keys(budget) as (keyof Weight)[]).flatMap((part) => {
    const [has, may] = [weight[part] ?? 0, budget[part] ?? 0];
    return has > may ? [`${kind}: ${part} ${has.toFixed(1)} kB of ${may}`] : [];
  });
}
