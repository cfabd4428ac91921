import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {answer, type Link} from '../plugins/ask-ai-embedded/shared/answer';
import {sectionsOf, snippetOf, textAt} from './sections';
import type {Library} from './library';

const MAX_RESULTS = 20;

type Refusal = {isError: true; content: {type: 'text'; text: string}[]};
const refuse = (text: string): Refusal => ({isError: true, content: [{type: 'text', text}]});

/** Creates a server with three tools: answer a question, find sections of the documentation, read a page. */
export function createServer({engine, read, origin}: Library): McpServer {
  const server = new McpServer({name: 'aiven-docs', version: '0.0.0'});

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds pages and sections of the Aiven documentation. Words, identifiers and error messages all work.',
      inputSchema: {
        query: z.string().min(1).max(1000).describe('What to look for'),
        limit: z.number().int().min(1).max(MAX_RESULTS).default(5).describe('Pages to return'),
        area: z
          .string()
          .optional()
          .describe('Only this area, for example kafka, postgresql, platform, tools'),
      },
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    async ({query, limit, area}) => {
      const isIn = (name: string) => name === area || name.startsWith(`${area}/`);
      if (area && !engine.areas.some(isIn)) {
        const known = engine.areas.filter((name) => !name.includes('/')).join(', ');
        return refuse(`There is no area ${area}. There are: ${known}.`);
      }
      const {pages, total} = await engine.search(query, {
        limit,
        areas: area ? [area] : [],
        typing: false,
      });
      const results = pages.map(({route, title, kind, area: of, sections}) => ({
        title,
        url: `${origin}${route}`,
        path: route,
        kind,
        area: of,
        text: snippetOf(read(route) ?? '', ''),
        sections: sections
          .filter(({anchor, score}) => anchor && score > 0)
          .slice(0, 3)
          .map(({anchor, headings}) => ({
            heading: headings.join(' › '),
            anchor,
            text: snippetOf(read(route) ?? '', anchor),
          })),
      }));
      return {
        content: [
          {
            type: 'text',
            text: results.length
              ? JSON.stringify({total, results}, null, 2)
              : `No results for "${query}".`,
          },
        ],
      };
    },
  );

  server.registerTool(
    'ask_docs',
    {
      title: 'Ask the documentation',
      description:
        'Answers a question in the words of the Aiven documentation: an answer that an author wrote, or the section that answers, with its address. Says when the documentation has no sure answer.',
      inputSchema: {question: z.string().min(3).max(1000).describe('One question')},
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    async ({question}) => {
      const given = await answer(
        question,
        undefined,
        (query, options) => engine.search(query, options),
        (route) => Promise.resolve(read(route) ?? ''),
      );
      const nameOf = ({title, heading, url}: Link) =>
        `[${[title, heading].filter(Boolean).join(' › ')}](${origin}${url})`;
      const text = given.found
        ? [
            ...(given.notice ? [given.notice] : []),
            ...given.parts.map(
              (part) =>
                `${part.asked ? `**${part.asked}** ` : ''}${part.md}\n\nSource: ${nameOf(part)}`,
            ),
            ...(given.related.length > 0
              ? [`See also: ${given.related.map(nameOf).join(', ')}`]
              : []),
          ]
        : [
            given.reason === 'personal'
              ? 'The question holds a password, a key or the number of a card. Ask without it.'
              : 'The documentation has no sure answer to this.',
            ...given.near.map((link) => `- ${nameOf(link)}`),
          ];
      const similar = given.similar.map(
        (part) => `- ${part.asked} ${part.md} (${origin}${part.url})`,
      );
      if (similar.length > 0) text.push(`Similar questions:\n\n${similar.join('\n')}`);
      return {content: [{type: 'text', text: text.join('\n\n')}]};
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page of the documentation as Markdown, whole or one section of it.',
      inputSchema: {
        path: z
          .string()
          .min(1)
          .describe('Path or URL of the page, for example /docs/products/kafka/howto/kcat'),
        anchor: z.string().optional().describe('Anchor of a section, to read that alone'),
      },
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({path, anchor: asked}) => {
      const {pathname, hash} = new URL(path, origin);
      const route = pathname.replace(/\.(md|html)$/, '').replace(/(.)\/$/, '$1');
      const page = read(route);
      if (page === undefined) {
        return refuse(`There is no page at ${route}. Find the path with search_docs.`);
      }
      const anchor = asked ?? hash.slice(1);
      const text = anchor ? textAt(page, anchor) : page;
      if (text === undefined) {
        const known = sectionsOf(page).flatMap((one) => one.anchor || []);
        return refuse(`${route} has no section ${anchor}. It has: ${known.join(', ')}.`);
      }
      return {content: [{type: 'text', text}]};
    },
  );
  return server;
}
