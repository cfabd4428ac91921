import {findingAt, shiftFinding, type Finding} from '../sample';
import {checkJson} from './json';

const REQUEST = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+(?: HTTP\/[\d.]+)?$/;
const STATUS = /^HTTP\/[\d.]+ \d{3}/;
const HEADER = /^[\w-]+:\s*\S/;

/** Checks an HTTP message, or several requests with JSON bodies as in OpenSearch's console. */
export function checkHttp(text: string, fill: (json: string) => string): Finding[] {
  let offset = 0;
  let seen = false;
  let body = '';
  let bodyStart = 0;
  for (const line of [...text.split('\n'), undefined]) {
    const isStart = line === undefined || REQUEST.test(line.trim()) || STATUS.test(line);
    if (isStart) {
      const [finding] = /^\s*[{[]/.test(body) ? checkJson(fill(body.trimEnd())) : [];
      if (finding) return [shiftFinding(text, bodyStart, finding)];
      body = '';
      seen = true;
    } else if (
      !seen ||
      (body === '' && line.trim() !== '' && !HEADER.test(line) && !/^\s*[{["#]/.test(line))
    ) {
      if (line.trim() !== '' && !line.startsWith('#')) {
        return [
          findingAt(
            text,
            offset,
            'samples/syntax',
            `this sample is not an HTTP message: \`${line.slice(0, 40)}\``,
            'Begin with `METHOD path`, then headers, then the body.',
          ),
        ];
      }
    } else if (body !== '' || /^\s*[{[]/.test(line)) {
      if (body === '') bodyStart = offset;
      body += `${line}\n`;
    }
    offset += (line ?? '').length + 1;
  }
  return [];
}
