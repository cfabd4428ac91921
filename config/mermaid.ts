/** Diagrams read the site's own roles, so that one drawing serves both colour modes. */
const THEME_CSS = `
.node rect, .node circle, .node ellipse, .node polygon, .node path, .node .label-container { fill: var(--docs-paper); stroke: var(--docs-line-strong); stroke-width: 1.5px; }
.node rect { rx: 8px; ry: 8px; }
.cluster rect { fill: var(--docs-sunken); stroke: var(--docs-line); rx: 10px; }
.nodeLabel, .nodeLabel p, .label, .label text, .cluster-label, .cluster-label span, .edgeLabel, .edgeLabel p, .edgeLabel span { color: var(--docs-ink); fill: var(--docs-ink); font-family: var(--docs-font-text); }
.edgeLabel, .edgeLabel p, .edgeLabel rect, .labelBkg { background: var(--docs-surface); background-color: var(--docs-surface); fill: var(--docs-surface); }
.edgeLabel p { color: var(--docs-ink-2); font-size: 14px; }
.flowchart-link, .edgePaths path, .relation, .transition { stroke: var(--docs-ink-3); }
.marker, .arrowMarkerPath, .marker path { fill: var(--docs-ink-3); stroke: var(--docs-ink-3); }
.actor, .labelBox, rect.actor { fill: var(--docs-paper); stroke: var(--docs-line-strong); }
.actor-line, .messageLine0, .messageLine1, .loopLine { stroke: var(--docs-ink-3); }
text.actor > tspan, .messageText, .loopText, .loopText > tspan, .labelText, .labelText > tspan, .noteText, .noteText > tspan, .sequenceNumber { fill: var(--docs-ink); stroke: none; }
.note { fill: var(--docs-accent-soft); stroke: var(--docs-accent); }
.activation0, .activation1, .activation2 { fill: var(--docs-accent-soft); stroke: var(--docs-accent); }
#arrowhead path, #crosshead path, .arrowheadPath { fill: var(--docs-ink-3); stroke: var(--docs-ink-3); }
`;

export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {maxTextSize: 1000, themeCSS: THEME_CSS, fontFamily: 'var(--docs-font-text)'},
};
