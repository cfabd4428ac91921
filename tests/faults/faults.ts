import type {SmallSite} from './small-site';

const TOPIC = 'docs/products/kafka/howto/create-topic.md';
const DELETE = 'docs/products/kafka/howto/delete-topic.md';
const PARTITIONS = 'docs/products/kafka/concepts/partitions.md';
const LIMITS = 'docs/products/kafka/reference/limits.md';
const LAG = 'docs/products/kafka/troubleshooting/lag.md';
const START = 'docs/get-started.md';
const SIDEBAR = 'config/sidebars/kafka.ts';
const REDIRECTS = 'config/redirects.ts';

/** One thing that goes wrong, and where it has to be reported. */
export type Fault = {
  name: string;
  rule: string;
  file: string;
  /** Text of the line that is reported; the first line when absent. */
  at?: string;
  make: (site: SmallSite) => void;
};

/** A fault that replaces a text of the file in which it is reported; the line is that of the new text. */
function swap(name: string, rule: string, file: string, from: string, to: string, at = to): Fault {
  return {
    name,
    rule,
    file,
    at: at.trimEnd().split('\n').at(-1)!,
    make: (site) => site.replace(file, from, to),
  };
}

/** A fault in the only line of a shell sample. */
function sample(name: string, rule: string, line: string): Fault {
  const right = 'avn service topic-get SERVICE_NAME TOPIC_NAME --project PROJECT_NAME';
  return swap(name, rule, TOPIC, right, line);
}

const LINK = '(/products/kafka/howto/delete-topic.md)';

export const FAULTS: Fault[] = [
  swap(
    'a link to a file that is not there',
    'links/missing-page',
    TOPIC,
    LINK,
    '(/products/kafka/howto/drop-topic.md)',
  ),
  swap(
    'a relative link to a file that is not there',
    'links/missing-page',
    DELETE,
    './create-topic.md',
    './create-topics.md',
  ),
  swap(
    'a link to an address that is not there',
    'links/missing-page',
    TOPIC,
    LINK,
    '(/docs/products/kafka/howto/none)',
  ),
  swap(
    'a link to a reference that leads nowhere',
    'links/missing-page',
    PARTITIONS,
    'reference/limits.md#topics',
    'reference/bounds.md',
    '[Limits of a cluster]',
  ),
  swap(
    'a link in a card to a file that is not there',
    'links/missing-page',
    START,
    '- Read what',
    '<Cards>\n\n- [Cards](/cards.md) lead on.\n\n</Cards>\n\n- Read what',
    '/cards.md',
  ),
  swap(
    'a link by address instead of by file',
    'links/url-form',
    TOPIC,
    LINK,
    '(/docs/products/kafka/howto/delete-topic)',
  ),
  swap(
    'an address in an element',
    'links/attribute',
    TOPIC,
    `[Delete the topic]${LINK}`,
    '<a href="/docs/products/kafka/howto/delete-topic">Delete the topic</a>',
  ),
  swap(
    'an element that leads nowhere',
    'links/missing-page',
    TOPIC,
    `[Delete the topic]${LINK}`,
    '<a href="/docs/nowhere">Delete the topic</a>',
  ),
  swap(
    'an anchor that another page does not have',
    'links/missing-anchor',
    TOPIC,
    '#how-many-to-have',
    '#how-many',
  ),
  swap(
    'an anchor that the page itself does not have',
    'links/missing-anchor',
    TOPIC,
    LINK,
    '(#undo)',
  ),
  swap(
    'an absolute link to the site',
    'links/own-host',
    TOPIC,
    LINK,
    '(https://docs.example.com/docs/products/kafka/howto/delete-topic)',
  ),
  swap(
    'a link to a page that moved',
    'links/redirected',
    TOPIC,
    LINK,
    '(/products/kafka/howto/remove-topic.md)',
  ),
  {
    name: 'a link to an unlisted page',
    rule: 'links/unlisted',
    file: TOPIC,
    at: '[Delete the topic]',
    make: (site) => site.replace(DELETE, 'sidebar_label: Delete a topic', 'unlisted: true'),
  },
  {
    name: 'a link to a draft',
    rule: 'links/draft',
    file: TOPIC,
    at: '[Delete the topic]',
    make: (site) => site.replace(DELETE, 'sidebar_label: Delete a topic', 'draft: true'),
  },
  swap('a link text that says nothing', 'links/vague-text', TOPIC, '[Delete the topic]', '[here]'),
  swap(
    'an image that is not there',
    'links/missing-file',
    PARTITIONS,
    '/img/partitions.svg',
    '/img/partition.svg',
  ),
  swap('a download that is not there', 'links/missing-file', TOPIC, LINK, '(/files/topic.zip)'),
  swap(
    'an image of another host',
    'links/foreign-image',
    PARTITIONS,
    '/img/partitions.svg',
    'https://example.com/a.svg',
  ),
  swap(
    'a partial that is not there',
    'links/missing-partial',
    TOPIC,
    './_ready.mdx',
    './_steady.mdx',
  ),
  swap(
    'a second sidebar',
    'sidebar/only-main',
    'sidebars.ts',
    "main: ['get-started', kafka],",
    "main: ['get-started', kafka],\n  other: ['get-started'],",
  ),
  {
    name: 'a page in no sidebar',
    rule: 'sidebar/missing',
    file: LAG,
    make: (site) => site.replace(SIDEBAR, "    'products/kafka/troubleshooting/lag',\n", ''),
  },
  swap(
    'a page twice in the sidebar',
    'sidebar/duplicate',
    'sidebars.ts',
    'kafka],',
    "kafka, 'get-started'],",
    "'get-started'",
  ),
  swap(
    'a page in the sidebar that is not there',
    'sidebar/unknown-page',
    SIDEBAR,
    "troubleshooting/lag',",
    "troubleshooting/lag',\n    'products/kafka/howto/none',",
  ),
  swap(
    'a label that is too long',
    'sidebar/label-length',
    SIDEBAR,
    "label: 'Aiven for Apache Kafka®'",
    `label: '${'Very long '.repeat(6)}'`,
    "id: 'products/kafka'",
  ),
  swap(
    'a generated list where a page belongs',
    'sidebar/generated',
    SIDEBAR,
    "link: {type: 'doc', id: 'products/kafka'}",
    "link: {type: 'generated-index', slug: '/products/all'}",
  ),
  {
    name: 'a page removed without a redirect',
    rule: 'routes/removed',
    file: 'config/published-routes.json',
    at: '"/gone"',
    make: (site) =>
      site.replace(
        'config/published-routes.json',
        '  "/get-started"',
        '  "/gone",\n  "/get-started"',
      ),
  },
  swap(
    'a redirect to nowhere',
    'routes/dead-target',
    REDIRECTS,
    "to: '/products/kafka/howto/create-topic'",
    "to: '/products/none'",
  ),
  swap(
    'a redirect to an anchor that is not there',
    'routes/dead-target',
    REDIRECTS,
    '#undo-it',
    '#redo-it',
  ),
  swap(
    'a chain of redirects',
    'routes/chain',
    REDIRECTS,
    "to: '/products/kafka/howto/create-topic'",
    "to: '/products/kafka/howto/remove-topic'",
  ),
  swap(
    'redirects in a circle',
    'routes/loop',
    REDIRECTS,
    '];',
    "  {from: '/a', to: '/b'},\n  {from: '/b', to: '/a'},\n];",
    "{from: '/a'",
  ),
  swap(
    'a redirect away from a page',
    'routes/shadowed',
    REDIRECTS,
    '];',
    "  {from: '/get-started', to: '/products/kafka'},\n];",
    "'/get-started'",
  ),
  swap('a key that nobody knows', 'front-matter/unknown-key', TOPIC, 'keywords:', 'keyword:'),
  swap(
    'front matter that is not YAML',
    'front-matter/yaml',
    TOPIC,
    'title: Create',
    'title: Topics: create',
    'title: Topics',
  ),
  {
    name: 'a page without a description',
    rule: 'front-matter/missing',
    file: TOPIC,
    make: (site) =>
      site.replace(
        TOPIC,
        'description: Create a topic with the right number of partitions and replicas, and see that producers can write to it.\n',
        '',
      ),
  },
  swap(
    'a description that is too short',
    'front-matter/length',
    LAG,
    'Find out why the lag of a consumer group of Apache Kafka® grows, and which of three causes to mend.',
    'Lag.',
    'description: Lag.',
  ),
  swap(
    'a title that another page has',
    'front-matter/unique',
    DELETE,
    'title: Delete',
    'title: Create',
  ),
  swap(
    'a title that begins with a gerund',
    'front-matter/form',
    DELETE,
    'title: Delete',
    'title: Deleting',
  ),
  swap(
    'a value that is not allowed',
    'front-matter/value',
    TOPIC,
    'keywords: [new topic, partitions]',
    'availability: beta',
  ),
  swap('a heading of the first level', 'shape/h1', LAG, '## Prevent it', '# Prevent it'),
  swap(
    'a heading that skips a level',
    'shape/heading-order',
    LAG,
    '## Prevent it',
    '#### Prevent it',
  ),
  swap(
    'an anchor that is there twice',
    'shape/duplicate-anchor',
    LAG,
    '## Prevent it',
    '## Prevent it {#lag-grows-in-one-partition}',
  ),
  {
    name: 'a task without steps',
    rule: 'shape/steps',
    file: DELETE,
    make: (site) => site.write(DELETE, site.read(DELETE).replace(/^\d\. /gm, '')),
  },
  swap(
    'an image without a text',
    'shape/alt',
    PARTITIONS,
    '![Records of three keys in two partitions]',
    '![]',
  ),
  swap(
    'a bare address',
    'shape/bare-url',
    LAG,
    'Rehearse',
    'See https://example.com/lag. Rehearse',
  ),
  swap(
    'a code block without a language',
    'shape/fence-language',
    TOPIC,
    '```bash\navn service topic-create',
    '```\navn service topic-create',
    '```',
  ),
  swap('a component that is not there', 'shape/unknown-component', TOPIC, '<Ready />', '<Reedy />'),
  swap(
    'invalid MDX',
    'shape/invalid-mdx',
    LAG,
    'Rehearse',
    'When x {is} <less than y. Rehearse',
    '<less than',
  ),
  {
    name: 'a page that says nothing',
    rule: 'shape/substance',
    file: LIMITS,
    make: (site) =>
      site.write(LIMITS, site.read(LIMITS).replace(/## Topics[^]*/, '## Topics\n\nMany.\n')),
  },
  {
    name: 'a picture that nothing shows',
    rule: 'shape/unused-file',
    file: 'static/img/unused.svg',
    make: (site) =>
      site.write('static/img/unused.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
  {
    name: 'a partial that nothing imports',
    rule: 'shape/unused-partial',
    file: 'docs/_nobody.mdx',
    make: (site) => site.write('docs/_nobody.mdx', 'Nobody reads this.\n'),
  },
  swap(
    'a heading in title case',
    'prose/sentence-case',
    LAG,
    '## Prevent it',
    '## Prevent Everything',
  ),
  swap(
    'a name without its sign',
    'prose/trademark',
    LAG,
    'group of Apache Kafka® has',
    'group of Kafka has',
  ),
  swap(
    'a name with the sign of another',
    'prose/trademark',
    LAG,
    'group of Apache Kafka® has',
    'group of Apache Kafka™ has',
  ),
  swap('a word to avoid', 'prose/word', LAG, 'Rehearse', 'Simply rehearse'),
  swap(
    'a weakened guard',
    'configuration/throw',
    'docusaurus.config.ts',
    "onBrokenAnchors: 'throw'",
    "onBrokenAnchors: 'warn'",
  ),
  swap(
    'an answer that says more than its section',
    'questions/grounded',
    LIMITS,
    'it slows down.\n',
    'it slows down.\nquestions:\n  - q: How large may a record be?\n    a: At most 5 MiB.\n    at: topics\n',
    '    a: At most 5 MiB.',
  ),
  swap(
    'an answer at a section that is not there',
    'questions/anchor',
    LIMITS,
    'it slows down.\n',
    'it slows down.\nquestions:\n  - q: How large may a record be?\n    a: It depends.\n    at: records\n',
    '    at: records',
  ),
  swap(
    'a source without a version',
    'sources/form',
    LIMITS,
    'it slows down.\n',
    'it slows down.\nsources:\n  - the manual of Kafka\n',
    '  - the manual of Kafka',
  ),
  {
    name: 'a paragraph of another page',
    rule: 'duplication/paragraph',
    file: LAG,
    at: 'A consumer group reads a partition',
    make: (site) =>
      site.replace(
        LAG,
        'Rehearse',
        `\n${site
          .read(PARTITIONS)
          .split('\n')
          .filter((line) =>
            /^(?:A consumer group reads|Measure how|More is not|Start with few)/.test(line),
          )
          .join('\n')}\n\nRehearse`,
      ),
  },
  sample(
    'a value that only the server refuses',
    'samples/avn',
    'avn service acl-add SERVICE_NAME --permission readonly --topic a --username b',
  ),
  swap(
    'an expression in prose',
    'shape/braces',
    LAG,
    'Rehearse',
    'The host of {service}. Rehearse',
  ),
  swap(
    'a placeholder of a template',
    'shape/braces',
    LAG,
    'Rehearse',
    'Of {{ service }}. Rehearse',
  ),
  swap(
    'a note that is never closed',
    'shape/admonition',
    LAG,
    '## Prevent it',
    ':::note\n\nMind it.\n\n## Prevent it',
    ':::note',
  ),
  swap(
    'a note of a kind that is not there',
    'shape/admonition',
    LAG,
    '## Prevent it',
    '::: warn[Mind it]\n\nText.\n\n:::\n\n## Prevent it',
    '::: warn[Mind it]',
  ),
  swap(
    'a table whose second row does not fit',
    'shape/table',
    LAG,
    '## Prevent it',
    '| a | b |\n| --- |\n| 1 | 2 |\n\n## Prevent it',
    '| --- |',
  ),
  swap(
    'a group of tabs that nobody knows',
    'shape/tab-group',
    TOPIC,
    'groupId="tool"',
    'groupId="tols"',
  ),
  swap(
    'a tab twice',
    'shape/tab-value',
    TOPIC,
    'value="cli"',
    'value="console"',
    'value="console" label="CLI"',
  ),
  swap(
    'a reference that nothing defines',
    'shape/reference',
    LAG,
    '[limits](../reference/limits.md)',
    '[limits][bounds]',
  ),
  swap('a space within a link', 'shape/link-space', LAG, '[limits](../', '[limits] (../'),
  {
    name: 'an image of 2 MB',
    rule: 'shape/image-size',
    file: 'static/img/partitions.svg',
    make: (site) =>
      site.write(
        'static/img/partitions.svg',
        site.read('static/img/partitions.svg') + ' '.repeat(2 * 1024 * 1024),
      ),
  },
  {
    name: 'an image that is none',
    rule: 'shape/image-format',
    file: 'static/img/partitions.svg',
    make: (site) => site.write('static/img/partitions.svg', 'no image'),
  },
  {
    name: 'an image whose name addresses escape',
    rule: 'shape/file-name',
    file: 'static/img/three parts.svg',
    make: (site) =>
      site.write('static/img/three parts.svg', site.read('static/img/partitions.svg')),
  },
  swap(
    'an image described by its file name',
    'shape/alt',
    PARTITIONS,
    '![Records of three keys in two partitions]',
    '![partitions.svg]',
  ),
  swap(
    'a password in prose',
    'prose/secret',
    LAG,
    'Rehearse',
    'Take AVNS_a1b2c3d4e5f6g7h8i9j. Rehearse',
  ),
  sample('a sample that is not done', 'shape/todo', 'avn service list # TODO'),
  sample(
    'an option that avn does not have',
    'samples/avn',
    'avn service list --projet PROJECT_NAME',
  ),
  sample(
    'a quotation mark that is never closed',
    'samples/syntax',
    "avn service list --project 'PROJECT_NAME",
  ),
  sample('a variable that nothing sets', 'names/variable', 'avn service list --project "$PROJECT"'),
  sample('a configuration file that nothing makes', 'names/file', 'kcat -F kcat.conf -L'),
  sample(
    'a call of the API at another host',
    'samples/api',
    'curl https://api.aiven.com/v1/clouds',
  ),
  sample('wrong SQL for psql', 'samples/syntax', "psql -c 'SELCT 1'"),
  sample(
    'a token in a variable',
    'samples/secret',
    'export AIVEN_TOKEN=dGhpcyBpcyBhIHNlY3JldCB0b2tlbg==',
  ),
  sample('the placeholder of another site', 'samples/placeholder', 'avn service get {{service}}'),
  {
    name: 'a turn of phrase that reads as translated',
    rule: 'prose/habit',
    file: LAG,
    at: 'You have to wait.',
    make: (site) => {
      site.replace(
        LAG,
        'sidebar_label: Lag',
        'sidebar_label: Lag\nquestions:\n  - q: Why is it slow?\n    a: Because of lag.',
      );
      site.replace(LAG, '## Prevent it', 'You have to wait.\n\n## Prevent it');
    },
  },
  {
    name: 'a task among concepts',
    rule: 'shape/kind',
    file: PARTITIONS,
    at: 'title: Create',
    make: (site) => {
      site.replace(PARTITIONS, 'title: ', 'title: Create ');
      site.write(PARTITIONS, `${site.read(PARTITIONS)}\n1. One.\n2. Two.\n`);
    },
  },
];
