import type {SampleFacts} from './facts';
import {findingAt, type Finding, type Sample} from './sample';

const HINT =
  'Take it from a file or an environment variable, or use a placeholder of the type secret.';

/** Formats that only real secrets have. */
const FORMS: [RegExp, string][] = [
  [/\bAVNS_[A-Za-z0-9_-]{8,}/g, 'a service password'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, 'an AWS access key'],
  [/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*\n\s*[A-Za-z0-9+/=]{16,}/g, 'a private key'],
  [/\bgh[pousr]_[A-Za-z0-9]{30,}/g, 'a GitHub token'],
  [/\bglpat-[\w-]{20,}/g, 'a GitLab token'],
  [/\bxox[abprs]-[\w-]{10,}/g, 'a Slack token'],
  [/\bAIza[\w-]{30,}/g, 'a Google API key'],
  [/\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/g, 'a Stripe key'],
  [/\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g, 'a JSON web token'],
  [/\baivenv1_[A-Za-z0-9+/=]{8,}/gi, 'a token'],
];

/** The name of a secret with a literal value: `password=…`, `"api_key": "…"`, `sasl.password: …`; not a comparison. */
const NAMED =
  /(?<![\w$])([\w.-]*(?:password|passwd|passphrase|secret|secret[._-]?access[._-]?key|api[._-]?key|access[._-]?token|auth[._-]?token|private[._-]?key|account[._-]?key|sas[._-]?token))(["']?\s*(?::=|:|=(?!=))>?\s*)(["']?)([^\s"',;)}\]]+)/gi;
const NAMED_FLAG =
  /(?<=\s)(--(?:password|passwd|token|secret|api-key|auth-token|secret-key|new-password))([ =])(["']?)([^\s"']+)/g;
const SQL =
  /\b(IDENTIFIED(?:\s+WITH\s+[\w'"]+)?\s+(?:BY|AS)|(?:ENCRYPTED\s+)?PASSWORD)(\s+)(')([^']+)/gi;
const IN_URL = /\b([a-z][a-z0-9+.-]*:\/\/[^\s:/@"']*)(:)()([^\s@/"']+)(?=@)/gi;
const BEARER = /\b((?:Bearer|aivenv1|Basic|ApiKey))(\s+)()([\w.~+/=-]{8,})/g;

/** A token, whatever word precedes `token`; only a value that looks random counts. */
const TOKEN =
  /(?<![\w$])([\w.-]*token)(["']?\s*(?::=|:|=(?!=))>?\s*)(["']?)([A-Za-z0-9+/_-]{20,}={0,2})(?![\w.([])/gi;
const isRandom = (text: string): boolean =>
  [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(text)) || /^[0-9a-f]{32,}$/.test(text);

/** Well-known keys in any text, with what each is. */
export function keysIn(text: string): {index: number; what: string}[] {
  return FORMS.flatMap(([form, what]) =>
    [...text.matchAll(form)].map(({index}) => ({index, what})),
  );
}

/** Finds literal secrets: formats of well-known keys, and values of names that usually contain secrets. */
export function checkSecrets(
  {value, lang}: Pick<Sample, 'value' | 'lang'>,
  facts: SampleFacts,
): Finding[] {
  const findings: Finding[] = keysIn(value).map(({index, what}) =>
    findingAt(value, index, 'samples/secret', `this is ${what}`, HINT),
  );
  // A diagram contains labels, not settings.
  for (const pattern of lang === 'mermaid' ? [] : [NAMED, NAMED_FLAG, SQL, IN_URL, BEARER]) {
    for (const match of value.matchAll(pattern)) {
      const [whole, name = '', , , literal = ''] = match;
      const offset = match.index + whole.length - literal.length;
      if (
        !isHarmless(literal, name, value.slice(offset - 1, offset), facts) &&
        !findings.some((item) => sameLine(value, item, offset))
      ) {
        findings.push(
          findingAt(value, offset, 'samples/secret', `\`${name}\` has a secret written out`, HINT),
        );
      }
    }
  }
  for (const {1: name, 4: literal = '', index, 0: whole} of value.matchAll(TOKEN)) {
    const offset = index + whole.length - literal.length;
    if (isRandom(literal) && !findings.some((item) => sameLine(value, item, offset)))
      findings.push(
        findingAt(value, offset, 'samples/secret', `\`${name}\` has a secret written out`, HINT),
      );
  }
  return findings;
}

function sameLine(value: string, {line}: Finding, offset: number): boolean {
  return line === value.slice(0, offset).split('\n').length;
}

/**
 * Whether a value is no secret: a variable, a placeholder, a file, a reference, an empty value, or a common word of
 * settings.
 */
function isHarmless(
  literal: string,
  name: string,
  quote: string,
  {placeholders}: SampleFacts,
): boolean {
  const value = literal.replace(/\\+$/, '').replace(/\\n$/, '');
  if (
    value === '' ||
    /^\$|^%|^@|^<|^\{|^\[|^\(|^&|^`|^~?\.?\.?\/|^\||^>|^!/.test(value) ||
    /\$\{|\$\(|\{\{|\.\.\.|…|^[*x.•-]+$/i.test(value)
  )
    return true;
  if (
    [...placeholders.keys()].some((key) => value.includes(key)) ||
    /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(value)
  )
    return true;
  if (/\.(?:pem|key|json|txt|crt|cert|p12|jks|yaml|yml|env)$/i.test(value)) return true;
  if (
    /^(?:true|false|null|none|nil|undefined|\d{1,3}|string|required|optional|password|secret|text|scram-sha-\d+|md5|caching_sha2_password|mysql_native_password|sha256_password|bcrypt|argon2id|prompt|read|sensitive)$/i.test(
      value,
    )
  )
    return true;
  // An unquoted value in code is a variable or a call: `password=args.password`, `os.environ[`.
  return (
    (!/["']/.test(quote) &&
      /^(?:[A-Za-z_][\w]*[.([]|var\.|data\.|local\.|os\.|process\.|env)/.test(value) &&
      !/^[\w]*\.?\w*\d{3,}/.test(value)) ||
    (!/["']/.test(quote) &&
      /^[a-z_][a-zA-Z_]*$/.test(value) &&
      /[._]?(?:password|secret|key|token)$/i.test(value) &&
      name !== '')
  );
}
