import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Content, Document} from '../content/types';
import type {Problem} from '../problem';

const MAX_BYTES = 1024 * 1024;
const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Characters that URLs need not escape. */
const PLAIN = /^[\w.~@-]+$/;

const latin = (bytes: Buffer, from: number, to: number): string =>
  bytes.subarray(from, to).toString('latin1');

/** Whether a file begins as its format does. */
const FORMATS: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  jpg: (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff',
  jpeg: (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff',
  gif: (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6)),
  webp: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => latin(bytes, 4, 8) === 'ftyp',
  svg: (bytes) => /<svg[\s>]/.test(bytes.toString('utf8')),
};

function checkFile(siteDir: string, file: string): Problem[] {
  const problem = (rule: string, message: string, hint: string): Problem => ({
    file,
    line: 1,
    column: 1,
    rule: `shape/${rule}`,
    message,
    hint,
  });
  const name = path.posix.basename(file);
  const problems: Problem[] = [];
  if (!PLAIN.test(name)) {
    const plain = name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\w.~@-]+/g, '-')
      .toLowerCase();
    problems.push(
      problem(
        'file-name',
        `The file name "${name}" contains spaces or letters that must be escaped in URLs.`,
        `Rename it, for example to \`${plain}\`, and change the links to it.`,
      ),
    );
  }
  if (!IMAGE.test(name)) return problems;
  const whole = path.join(siteDir, file);
  const {size} = statSync(whole);
  if (size > MAX_BYTES) {
    problems.push(
      problem(
        'image-size',
        `The image has ${(size / MAX_BYTES).toFixed(1)} MB; 1 MB is the most.`,
        'Scale it to at most 1,600 pixels across, and save it as WebP, or as SVG when it is drawn.',
      ),
    );
    return problems;
  }
  const extension = path.posix.extname(name).slice(1).toLowerCase();
  if (!FORMATS[extension]!(readFileSync(whole))) {
    problems.push(
      problem(
        'image-format',
        `The file is no ${extension.toUpperCase()} image, whatever its name says.`,
        'Export the picture again in the format of its extension.',
      ),
    );
  }
  return problems;
}

/** Images have the format of their extension, a size that fits pages, and names that work in URLs. */
export function imageFiles({siteDir, assets, staticFiles}: Content): Problem[] {
  return [...assets, ...[...staticFiles].map((file) => `static${file}`)].flatMap((file) =>
    checkFile(siteDir, file),
  );
}

/** Characters that Docusaurus escapes in alt text, and React again: a screen reader would read out `&#39;`. */
const ESCAPED = /['"&<>]/;

/** An alt text says what the picture shows, not what its file is called. */
export function altText(document: Document): Problem[] {
  return document.images.flatMap(({url, alt, line, column}) => {
    const file = path.posix.basename(url.split(/[?#]/)[0]!);
    const stem = file.replace(/\.\w+$/, '');
    // An alt text may equal a file name that describes the image in one word, such as `topology.svg`.
    const sign = ESCAPED.exec(alt)?.[0];
    if (sign) {
      return [
        {
          file: document.file,
          line,
          column,
          rule: 'shape/alt',
          message: `The alt text has the sign ${sign}, which Docusaurus writes into the page as an entity.`,
          hint: 'Say it without the sign, for example "the disk of the broker".',
        },
      ];
    }
    const isName = IMAGE.test(alt.trim()) || (/[_\d-]/.test(stem) && alt.trim() === stem);
    return isName
      ? [
          {
            file: document.file,
            line,
            column,
            rule: 'shape/alt',
            message: `The alt text "${alt}" is the name of a file.`,
            hint: 'Say between the brackets what the picture shows: ![Brokers in three zones](…).',
          },
        ]
      : [];
  });
}
