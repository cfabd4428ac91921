/** Compresses the files of a build, so that servers do not compress at each request. */
import {readdir, readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXT = /\.(?:html|css|js|json|md|txt|xml|svg|bin|wasm|webmanifest)$/;
/** Files smaller than this fit into one packet with or without compression. */
const SMALLEST = 1024;
/** Number of threads that Node.js gives zlib. */
const AT_ONCE = 4;

export type Sums = {files: number; bytes: number; brotli: number; gzip: number};

/** Writes `x.br` and `x.gz` beside each file that compression makes smaller, with the modification time of the file. */
export async function compress(folder: string, quality = 11): Promise<Sums> {
  const files = (await readdir(folder, {recursive: true})).filter((file) => TEXT.test(file));
  const sums: Sums = {files: 0, bytes: 0, brotli: 0, gzip: 0};
  const work = async (): Promise<void> => {
    for (let name = files.pop(); name !== undefined; name = files.pop()) {
      const file = path.join(folder, name);
      const [data, {atime, mtime}] = [await readFile(file), await stat(file)];
      if (data.length < SMALLEST) continue;
      const save = async (extension: string, packed: Buffer): Promise<void> => {
        if (packed.length >= data.length) return;
        await writeFile(`${file}.${extension}`, packed);
        await utimes(`${file}.${extension}`, atime, mtime);
      };
      const [br, gz] = await Promise.all([
        brotli(data, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: data.length,
          },
        }),
        gzip(data, {level: 9}),
      ]);
      await Promise.all([save('br', br), save('gz', gz)]);
      sums.files += 1;
      sums.bytes += data.length;
      sums.brotli += br.length;
      sums.gzip += gz.length;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return sums;
}

if (process.argv[1]?.endsWith('compress.ts')) {
  const [folder = 'build', quality = '11'] = process.argv.slice(2);
  const start = performance.now();
  void compress(folder, Number(quality)).then(({files, bytes, brotli: br, gzip: gz}) => {
    if (files === 0) throw new Error(`compress: ${folder} has no files to compress`);
    const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
    console.log(
      `compress: ${files} files, ${megabytes(bytes)}: brotli ${megabytes(br)}, gzip ${megabytes(gz)}, ${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
  });
}
