import type {Content, Document, Link, Page, PartialFile, Redirect} from '../content/types';
import type {Fix, Problem} from '../problem';
import type {Rule} from '../rule';
import {isSlip, nearest} from '../../shared/nearest';
import {list} from '../text';
import {resolveImport} from '../content';
import {fileLink, isRead, nearestPage, resolveTarget, type Target} from './targets';

type Say = (rule: string, message: string, hint: string, fix?: Fix) => Problem;

const VAGUE =
  /^(?:here|right here|this|this page|this link|this article|click (?:here|this)|go|start|information|link|more|more info(?:rmation)?|(?:read|learn|see) more|see here|page)$/i;

function redirectFor(site: Content, wanted: string): Redirect | undefined {
  const clean = wanted.replace(/\.mdx?$/, '');
  const route =
    site.docsRoot !== '' && clean.startsWith(`${site.docsRoot}/`)
      ? clean.slice(site.docsRoot.length)
      : clean;
  return site.redirects.find(({from}) => from === route);
}

function missing(
  site: Content,
  {wanted}: Target & {type: 'missing'},
  url: string,
  say: Say,
): Problem {
  const hash = url.split('#')[1] ?? '';
  const redirect = redirectFor(site, wanted);
  if (redirect) {
    const page = site.byRoute.get(redirect.to.split('#')[0]!);
    return say(
      'redirected',
      `The link leads to ${wanted}, which moved to ${redirect.to}.`,
      page ? `Write \`${fileLink(page, hash)}\`.` : `Link to ${redirect.to}.`,
      page && (hash === '' || page.targets.has(hash))
        ? {old: url, new: fileLink(page, hash)}
        : undefined,
    );
  }
  const near = nearestPage(site, wanted);
  return say(
    'missing-page',
    `There is no page ${wanted}.`,
    near
      ? `Did you mean \`${fileLink(near, near.targets.has(hash) ? hash : '')}\`?`
      : 'Link to a page that exists, or keep the text without a link.',
    near && isSlip(wanted, fileLink(near, '')) && (hash === '' || near.targets.has(hash))
      ? {old: url, new: fileLink(near, hash)}
      : undefined,
  );
}

/** Ids that `#id` can point to in a file. A partial can use only ids that all its pages have. */
function ownTargets(site: Content, document: Document): Set<string> {
  if (!document.isPartial) {
    return (document as Page).targets;
  }
  const pages = site.pages.filter(
    (page) => page.partials.includes(document as PartialFile) && isRead(page),
  );
  const own = new Set(document.anchors.map(({id}) => id));
  return pages.length === 0
    ? own
    : new Set([...pages[0]!.targets].filter((id) => pages.every(({targets}) => targets.has(id))));
}

function anchor(targets: Set<string>, hash: string, where: string, say: Say): Problem[] {
  if (hash === '' || targets.has(hash)) {
    return [];
  }
  const near = nearest(hash, targets);
  const has =
    targets.size === 0
      ? `${where} has no anchors: link to the page as a whole.`
      : `It has ${list(targets)}.`;
  return [
    say(
      'missing-anchor',
      `There is no anchor #${hash} in ${where}.`,
      near ? `Did you mean \`#${near}\`? ${has}` : has,
      near && isSlip(hash, near) ? {old: `#${hash}`, new: `#${near}`} : undefined,
    ),
  ];
}

function toPage(target: Target & {type: 'page'}, link: Link, say: Say): Problem[] {
  const {page, hash, form} = target;
  const problems = isRead(page) ? anchor(page.targets, hash, page.file, say) : [];
  if (page.draft) {
    problems.push(
      say(
        'draft',
        `The link leads to ${page.file}, which is a draft and is not published.`,
        'Publish that page, or remove the link.',
      ),
    );
  } else if (page.unlisted) {
    problems.push(
      say(
        'unlisted',
        `The link leads to ${page.file}, which is unlisted: visitors do not find it.`,
        'Remove `unlisted: true` from that page, or remove the link.',
      ),
    );
  }
  if (link.form === 'attribute') {
    problems.push(
      say(
        'attribute',
        `The address ${link.url} in <${link.element}> does not follow the page when the site moves.`,
        `Write a Markdown link instead: \`[${link.text || page.frontMatter.values.title}](${fileLink(page, hash)})\`.`,
      ),
    );
  } else if (form === 'url') {
    problems.push(
      say(
        'url-form',
        `The link ${link.url} is an address, which breaks when the site moves to another path.`,
        `Write the file: \`${fileLink(page, hash)}\`.`,
        {old: link.url, new: fileLink(page, hash)},
      ),
    );
  }
  return problems;
}

function ownHost(
  site: Content,
  {route, hash}: Target & {type: 'own-host'},
  url: string,
  say: Say,
): Problem {
  const clean = route.replace(/\/$|\.html$/, '');
  const exact = site.byRoute.get(clean);
  const page = exact ?? nearestPage(site, clean);
  return say(
    'own-host',
    `The link ${url} leads to this site by its full address.`,
    page
      ? `Write the file: \`${fileLink(page, hash)}\`.`
      : 'Link to the file of the page, for example `/products/kafka.md`.',
    exact ? {old: url, new: fileLink(exact, hash)} : undefined,
  );
}

function checkLink(site: Content, document: Document, link: Link): Problem[] {
  const say: Say = (rule, message, hint, fix) => ({
    file: document.file,
    line: link.line,
    column: link.column,
    rule: `links/${rule}`,
    message,
    hint,
    ...(fix && {fix}),
  });
  const problems: Problem[] = [];
  if (VAGUE.test(link.text.trim())) {
    problems.push(
      say(
        'vague-text',
        `The link text "${link.text.trim()}" does not say where it leads.`,
        'Name the target: [create a service user](…).',
      ),
    );
  } else if (link.form !== 'attribute' && link.text.trim() === '') {
    problems.push(
      say(
        'vague-text',
        `The link to ${link.url} has no text.`,
        'Name the target between the brackets.',
      ),
    );
  }
  if (link.url === '') {
    return [
      ...problems,
      say(
        'missing-page',
        'The link leads nowhere.',
        'Give it a target: [text](/products/kafka.md).',
      ),
    ];
  }
  const target = resolveTarget(site, document, link.url);
  switch (target.type) {
    case 'own-host':
      return [...problems, ownHost(site, target, link.url, say)];
    case 'page':
      return [...problems, ...toPage(target, link, say)];
    case 'same':
      return isRead(document)
        ? [...problems, ...anchor(ownTargets(site, document), target.hash, document.file, say)]
        : problems;
    case 'missing':
      return [...problems, missing(site, target, link.url, say)];
    case 'file':
      return target.exists ? problems : [...problems, missingFile(site, target.file, say)];
    default:
      return problems;
  }
}

function missingFile(site: Content, file: string, say: Say): Problem {
  const folder = file.startsWith('static/')
    ? [...site.staticFiles].map((name) => `static${name}`)
    : site.assets;
  const near = nearest(file, folder);
  return say(
    'missing-file',
    `There is no file ${file}.`,
    near
      ? `Did you mean \`${near.replace(/^static/, '')}\`?`
      : 'Add the file, or correct the path.',
  );
}

function checkImages(site: Content, document: Document): Problem[] {
  return document.images.flatMap(({url, line, column}) => {
    const target = resolveTarget(site, document, url);
    const say: Say = (rule, message, hint) => ({
      file: document.file,
      line,
      column,
      rule: `links/${rule}`,
      message,
      hint,
    });
    if (target.type === 'file') {
      return target.exists ? [] : [missingFile(site, target.file, say)];
    }
    if (target.type === 'external' || target.type === 'own-host') {
      return [
        say(
          'foreign-image',
          `The image ${url} is on another host.`,
          'Put the file into static/img/ and write `/img/name.svg`.',
        ),
      ];
    }
    return [
      say(
        'missing-file',
        `The image ${url} is not a file.`,
        'Write the path of a file under static/, for example `/img/name.svg`.',
      ),
    ];
  });
}

function checkImports(site: Content, document: Document): Problem[] {
  const partials = site.partials.map(({file}) => file);
  return document.imports.flatMap(({name, from, line, column}) => {
    const file = resolveImport(document.file, from);
    if (!/\.mdx?$/.test(from) || site.byFile.has(file)) {
      return [];
    }
    const near = nearest(file, partials);
    return [
      {
        file: document.file,
        line,
        column,
        rule: 'links/missing-partial',
        message: `<${name}> is imported from ${from}, but there is no file ${file}.`,
        hint: near
          ? `Did you mean ${near}?`
          : 'Write the path of the partial from this file, for example `./_name.mdx`.',
      },
    ];
  });
}

/** Every link, anchor, image, download and import has an existing target, and a form that survives a move. */
export const links: Rule = (site) =>
  site.documents.flatMap((document) => [
    ...document.links.flatMap((link) => checkLink(site, document, link)),
    ...checkImages(site, document),
    ...checkImports(site, document),
  ]);
