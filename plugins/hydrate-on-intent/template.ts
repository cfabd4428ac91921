import path from 'node:path';
import {buildSync} from 'esbuild';

/** When the framework's scripts run: `intent` at the reader's first action, `load` as stock Docusaurus does. */
export type Hydrate = 'intent' | 'load';

const DEFERRED = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/** The script as it stands in each page; its hash belongs into the page's Content-Security-Policy. */
export function inlineScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'inline.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** A policy forbids the style by which the framework hides its sprite; the attribute does the same. */
const WITHOUT_STYLE = `.replace('<svg style="display: none;">', '<svg display="none">')`;

/** React 18 writes a NUL where a character of several bytes crosses a chunk (https://github.com/facebook/react/issues/31134). */
const WITHOUT_NUL = `.replaceAll(String.fromCharCode(0), '')`;

function scripts(hydrate: Hydrate): string {
  if (hydrate === 'load') return DEFERRED;
  const list = `<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>`;
  // The template engine reads "<%" and "%>" only, which minified script does not contain.
  return `<template id="docs-scripts" data-src="${list}"></template>
    <script>${inlineScript()}</script>`;
}

/** The HTML around each rendered page; the framework's own template but for when its scripts run. */
export function ssrTemplate(hydrate: Hydrate): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    ${scripts(hydrate)}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags${WITHOUT_STYLE} %>
    <div id="__docusaurus"><%~ it.appHtml${WITHOUT_NUL} %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
