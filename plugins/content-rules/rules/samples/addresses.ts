import {isIPv6} from 'node:net';
import {findingAt, type Finding} from './sample';

const IPV4 = /(?<![\w.-])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\w-]|\.\d)/g;
const IPV6 = /(?<![\w:.])[0-9a-f]{1,4}:[0-9a-f:]*[0-9a-f:](?![\w:])/gi;
const EMAIL = /(?<![\w.+/:-])[\w.+-]+@((?:[\w-]+\.)+[a-z]{2,})(?![\w-])/gi;
const VERSION_BEFORE = /(?:version["']?\s*[:=]?\s*["']?|\bv|@|==|>=|<=|~>|\/)$/i;

/** Refuses addresses of real machines and people: only ranges and domains reserved for documentation are allowed. */
export function checkAddresses(value: string): Finding[] {
  const findings: Finding[] = [];
  for (const match of value.matchAll(IPV4)) {
    const bytes = match.slice(1, 5).map(Number);
    const before = value.slice(0, match.index);
    if (
      bytes.some((byte) => byte > 255) ||
      ((isAllowed(bytes) || VERSION_BEFORE.test(before)) && !/:\/\/$/.test(before))
    ) {
      if (!/:\/\/$/.test(before) || isAllowed(bytes)) continue;
    }
    findings.push(
      findingAt(
        value,
        match.index,
        'samples/address',
        `${match[0]} is outside the ranges for documentation`,
        'Use 192.0.2.0/24, 198.51.100.0/24, 203.0.113.0/24, or a private range.',
      ),
    );
  }
  for (const {0: text, index} of value.matchAll(IPV6)) {
    if (!isIPv6(text)) continue;
    if (/^(?:2001:0?db8:|fe80:|f[cd][0-9a-f]{2}:|64:ff9b:)/i.test(text)) continue;
    findings.push(
      findingAt(
        value,
        index,
        'samples/address',
        `${text} is outside the range for documentation`,
        'Use 2001:db8::/32.',
      ),
    );
  }
  for (const {0: text, 1: domain = '', index} of value.matchAll(EMAIL)) {
    if (isAllowedDomain(domain) || /^git@/.test(text)) continue;
    findings.push(
      findingAt(
        value,
        index,
        'samples/address',
        `${text} may be somebody's address`,
        'Use a name at example.com.',
      ),
    );
  }
  return findings;
}

function isAllowed([a = 0, b = 0, c = 0, d = 0]: number[]): boolean {
  return (
    a === 10 ||
    a === 127 ||
    a === 0 ||
    a >= 224 ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254) ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 192 && b === 0 && (c === 2 || c === 0)) ||
    (a === 198 && b === 51 && c === 100) ||
    (a === 203 && b === 0 && c === 113) ||
    (a === 198 && (b === 18 || b === 19)) ||
    // Well-known public resolvers.
    (a === 8 && b === 8) ||
    (a === 1 && b === c && c === d)
  );
}

function isAllowedDomain(domain: string): boolean {
  return /(?:^|\.)example(?:\.(?:com|org|net))?$|\.(?:test|invalid|localhost|iam\.gserviceaccount\.com|amazonaws\.com|aivencloud\.com)$|^aiven\.io$/i.test(
    domain,
  );
}
