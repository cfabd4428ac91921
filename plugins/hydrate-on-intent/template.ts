/** When Docusaurus's scripts run: `intent` at the reader's first action, `load` as stock Docusaurus does. */
export type Hydrate = 'intent' | 'load';

const DEFERRED = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;
/** Lists the scripts of the page for the inline script; plugins/area-bundles adds to the list. */
const LISTED = `<template id="docs-scripts" data-src="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>"></template>`;

/**
 * The Content-Security-Policy forbids the inline style of Docusaurus's SVG sprite; the attribute has the same effect.
 */
const WITHOUT_STYLE = `.replace('<svg style="display: none;">', '<svg display="none">')`;

/**
 * React 18 writes a NUL when a multi-byte character crosses a chunk (https://github.com/facebook/react/issues/31134).
 */
const WITHOUT_NUL = `.replaceAll(String.fromCharCode(0), '')`;

/** The HTML around each rendered page: Docusaurus's own template, except for when its scripts run. */
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
    ${hydrate === 'load' ? DEFERRED : LISTED}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags${WITHOUT_STYLE} %>
    <div id="__docusaurus"><%~ it.appHtml${WITHOUT_NUL} %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
