import {describe, expect, it} from 'vitest';
import {found, page} from '../../../__tests__/site-of';
import {checkNames} from '../names';

const A = 'docs/platform/howto/a.md';
const bash = (text: string): string => `\`\`\`bash\n${text}\n\`\`\`\n`;

/** What is reported of a page, without its file: the samples begin on line 6. */
async function say(text: string, more: Record<string, string> = {}): Promise<string[]> {
  const all = await found(checkNames, {[A]: page(text), ...more});
  return all.map((one) => one.replace(`${A}:`, ''));
}

describe('variables of samples', () => {
  it.each([
    bash('HOST=a\nping "$HOST"'),
    bash("printf 'Password: ' && read -rs PASSWORD") + bash('login "$PASSWORD"'),
    bash('for name in a b; do echo "$name"; done\nwhile read -r line; do echo "$line"; done'),
    bash('echo "$HOME" "$PWD" "$1" "${10}" "$AIVEN_TOKEN"'),
    bash("jq --arg a 1 '.b == $a' | awk '{print $2}'"),
    bash("cat <<'EOF'\n$NONE\nEOF"),
    '```yaml\nenv:\n  - name: API_KEY\n```\n\n' + bash('echo "$API_KEY"'),
    `Put the key into \`API_KEY\`.\n\n${bash('echo "${API_KEY:?}"')}`,
    '```bash verify="skip: a fragment only"\necho "$NONE"\n```\n',
  ])('passes %#', async (text) => {
    expect(await say(text)).toEqual([]);
  });

  it.each([
    [bash('ls\nlogin --user a --password "$PASSWORD" "$PASSWORD"'), ['8:29 names/variable']],
    ['1. Step\n\n   ```bash\n   echo ${NONE#a}\n   ```\n', ['9:11 names/variable']],
    [bash('HOST=a') + bash('ping "$HOSTS"'), ['10:8 names/variable']],
    [bash('ping "$HOST"') + bash('HOST=a'), ['7:8 names/variable']],
  ])('refuses %#', async (text, expected) => {
    expect(await say(text)).toEqual(expected);
  });

  it('may be set in a partial of the page, and in a partial by its page', async () => {
    const set = `import P from './_p.mdx';\n\n<P />\n\n${bash('echo "$HOST"')}`;
    expect(await say(set, {'docs/platform/howto/_p.mdx': bash('HOST=a')})).toEqual([]);
    const read = `import P from './_p.mdx';\n\n${bash('HOST=a')}\n<P />\n`;
    expect(await say(read, {'docs/platform/howto/_p.mdx': bash('echo "$HOST"')})).toEqual([]);
  });
});

describe('configuration files of samples', () => {
  const READ = bash('mysql --defaults-file=aiven.cnf < dump.sql');
  it.each([
    READ.replace('```bash', '```ini title="aiven.cnf"\na=b\n```\n\n```bash'),
    `Write \`aiven.cnf\`.\n\n${READ}`,
    bash('printf a > aiven.cnf') + READ,
    bash(
      'avn service user-creds-download a --target-directory certs\ncurl --cacert certs/ca.pem b',
    ),
    bash('curl --cacert /etc/ssl/ca.pem a\npsql --file schema.sql\ncp -F a.b c'),
  ])('passes %#', async (text) => {
    expect(await say(text)).toEqual([]);
  });

  it.each([
    [READ, ['7:7 names/file']],
    [bash('kcat -F kcat.conf -L'), ['7:9 names/file']],
    [
      bash('avn service integration-endpoint-create --user-config-json @a.json'),
      ['7:60 names/file'],
    ],
  ])('refuses %#', async (text, expected) => {
    expect(await say(text)).toEqual(expected);
  });

  it('may be made on a page that is linked to', async () => {
    const other = {'docs/platform/howto/b.md': page('```ini title="aiven.cnf"\na=b\n```\n')};
    expect(await say(`Write [an option file](./b.md#x).\n\n${READ}`, other)).toEqual([]);
    expect(await say(`Write [one](/platform/howto/b.md).\n\n${READ}`, other)).toEqual([]);
    expect(await say(READ, other)).toEqual(['7:7 names/file']);
  });
});
