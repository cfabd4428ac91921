import type {Content, Redirect} from '../content/types';
import type {Problem} from '../problem';
import type {Rule} from '../rule';
import {nearest} from '../../shared/nearest';
import {isRead} from './targets';

export const PUBLISHED = 'config/published-routes.json';

/** Current routes under the docs root. */
export function currentRoutes(site: Content): string[] {
  return [
    ...site.pages.filter(({draft}) => !draft).map(({route}) => route),
    ...site.generatedRoutes,
  ].sort();
}

/** The committed list with the current routes added. No route is ever removed from it. */
export function withNewRoutes(site: Content): string[] {
  return [...new Set([...site.publishedRoutes, ...currentRoutes(site)])].sort();
}

function checkRedirect(site: Content, redirect: Redirect, routes: Set<string>): Problem[] {
  const {from, to, file, line, column} = redirect;
  const say = (rule: string, message: string, hint: string): Problem => ({
    file,
    line,
    column,
    rule: `routes/${rule}`,
    message,
    hint,
  });
  const wrong = [from, to].find(
    (route) => !/^\/[^\s]*[^/\s]$/.test(route) || route.startsWith(`${site.docsRoot || '//'}/`),
  );
  if (wrong !== undefined) {
    return [
      say(
        'form',
        `The redirect has the route \`${wrong}\`.`,
        'Write a route under the docs root, without it and without a slash at the end: /products/kafka.',
      ),
    ];
  }
  const problems: Problem[] = [];
  if (routes.has(from)) {
    problems.push(
      say(
        'shadowed',
        `The redirect leads away from ${from}, where there is a page.`,
        'Delete the redirect, or the page.',
      ),
    );
  }
  if (site.redirects.find((other) => other.from === from) !== redirect) {
    problems.push(
      say(
        'duplicate',
        `There are two redirects from ${from}.`,
        'Keep the one whose target is right.',
      ),
    );
  }
  const [target = '', hash = ''] = to.split('#');
  const page = site.byRoute.get(target);
  const next = site.redirects.find((other) => other.from === target);
  if (target === from) {
    problems.push(
      say(
        'loop',
        `The redirect from ${from} leads to itself.`,
        'Name the page that took its place.',
      ),
    );
  } else if (next) {
    const loops = next.to.split('#')[0] === from;
    problems.push(
      loops
        ? say(
            'loop',
            `The redirects ${from} → ${to} → ${next.to} go round in a circle.`,
            'One of the two must name a page.',
          )
        : say(
            'chain',
            `The redirect ${from} → ${to} is followed by another, → ${next.to}.`,
            `Write \`to: '${next.to}'\`.`,
          ),
    );
  } else if (!routes.has(target)) {
    const near = nearest(target, routes);
    problems.push(
      say(
        'dead-target',
        `The redirect from ${from} leads to ${target}, where there is no page.`,
        near ? `Did you mean ${near}?` : 'Name a page that exists.',
      ),
    );
  } else if (hash !== '' && (!page || isRead(page)) && !page?.targets.has(hash)) {
    const near = nearest(hash, page?.targets ?? []);
    problems.push(
      say(
        'dead-target',
        `The redirect from ${from} leads to #${hash}, which ${target} does not have.`,
        near ? `Did you mean #${near}?` : 'Name an anchor of that page, or none.',
      ),
    );
  }
  return problems;
}

function removed(site: Content, routes: Set<string>): Problem[] {
  const redirected = new Set(site.redirects.map(({from}) => from));
  return site.publishedRoutes.flatMap((route, index) => {
    if (routes.has(route) || redirected.has(route)) {
      return [];
    }
    const near = nearest(
      route,
      [...routes].filter((other) => other.endsWith(route.slice(route.lastIndexOf('/')))),
    );
    return [
      {
        file: PUBLISHED,
        line: index + 2,
        column: 3,
        rule: 'routes/removed',
        message: `${route} was published and has no page any more.`,
        hint: `Add {from: '${route}', to: '${near ?? '/…'}'} to config/redirects.ts.`,
      },
    ];
  });
}

/** Published routes keep working, and redirects lead directly to pages. */
export const routes: Rule = (site) => {
  const now = new Set(currentRoutes(site));
  return [
    ...site.redirects.flatMap((redirect) => checkRedirect(site, redirect, now)),
    ...removed(site, now),
  ];
};
