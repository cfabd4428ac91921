import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Color roles of diagrams. Each becomes `var(--docs-ROLE)`, so that one drawing works in both color modes. */
export const ROLES = [
  'paper',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-soft',
] as const;
export type Role = (typeof ROLES)[number];

const THEME_CSS = `
.node rect, .node circle, .node ellipse, .node polygon, .node path, .node .label-container, .statediagram-state rect { fill: var(--docs-paper); stroke: var(--docs-line-strong); stroke-width: 1.5px; }
.node rect, .statediagram-state rect.basic { rx: 8px; ry: 8px; }
.cluster rect { fill: var(--docs-sunken); stroke: var(--docs-line); rx: 10px; ry: 10px; }
.nodeLabel, .label text, .cluster-label text, .cluster-label span { color: var(--docs-ink); fill: var(--docs-ink); font-family: var(--docs-font-text); }
.cluster-label text { font-weight: 560; }
.edgeLabel, .edgeLabel p, .edgeLabel rect, .edgeLabel .label rect, .labelBkg { background: var(--docs-surface); fill: var(--docs-surface); opacity: 1; }
.edgeLabel text, .edgeLabel text tspan, .edgeLabel p { color: var(--docs-ink-2); fill: var(--docs-ink-2); font-size: 13px; }
.flowchart-link, .edgePaths path, .relation, .transition { stroke: var(--docs-ink-3); stroke-width: 1.5px; }
.marker, .arrowMarkerPath, .marker path, marker path { fill: var(--docs-ink-3); stroke: var(--docs-ink-3); }
.node circle.state-start, .node .state-start, .state-end circle, .node .state-end path { fill: var(--docs-ink-3); stroke: var(--docs-ink-3); }
.actor, .labelBox, rect.actor { fill: var(--docs-paper); stroke: var(--docs-line-strong); stroke-width: 1.5px; }
.actor-line { stroke: var(--docs-line-strong); stroke-width: 1px; }
.messageLine0, .messageLine1 { stroke: var(--docs-ink-3); stroke-width: 1.5px; }
.loopLine { stroke: var(--docs-line-strong); stroke-width: 1px; fill: none; }
text.actor > tspan, .messageText, .loopText, .loopText > tspan, .labelText, .labelText > tspan, .noteText, .noteText > tspan { fill: var(--docs-ink); stroke: none; }
.messageText { stroke: var(--docs-surface); stroke-width: 5px; stroke-linejoin: round; paint-order: stroke; }
.sequenceNumber { fill: var(--docs-surface); stroke: none; }
.note { fill: var(--docs-accent-soft); stroke: var(--docs-accent); stroke-width: 1px; }
.activation0, .activation1, .activation2 { fill: var(--docs-accent-soft); stroke: var(--docs-accent); stroke-width: 1px; }
#arrowhead path, #crosshead path, .arrowheadPath { fill: var(--docs-ink-3); stroke: var(--docs-ink-3); }
`;

/** Settings of Mermaid in the browser, for the dev server. */
export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    maxTextSize: 1000,
    htmlLabels: false,
    fontSize: 14,
    themeCSS: THEME_CSS,
    fontFamily: 'var(--docs-font-text)',
    flowchart: {
      htmlLabels: false,
      nodeSpacing: 28,
      rankSpacing: 36,
      padding: 12,
      wrappingWidth: 140,
      subGraphTitleMargin: {top: 4, bottom: 10},
    },
    sequence: {
      width: 124,
      height: 48,
      wrapPadding: 8,
      actorFontSize: 14,
      messageFontSize: 14,
      noteFontSize: 14,
    },
  },
};

const BY_ROLE: Record<Role, string> = {
  paper: 'primaryColor mainBkg actorBkg stateBkg background labelBoxBkgColor pie1 pie4 cScale0',
  surface:
    'edgeLabelBackground labelBackgroundColor sequenceNumberColor rowOdd attributeBackgroundColorOdd',
  sunken:
    'secondaryColor tertiaryColor clusterBkg altBackground compositeBackground compositeTitleBackground rowEven attributeBackgroundColorEven pie2 pie5 cScale1',
  line: 'clusterBorder secondaryBorderColor tertiaryBorderColor',
  'line-strong':
    'primaryBorderColor nodeBorder actorBorder actorLineColor labelBoxBorderColor compositeBorder pieStrokeColor pieOuterStrokeColor',
  ink: 'primaryTextColor secondaryTextColor tertiaryTextColor textColor nodeTextColor titleColor actorTextColor signalTextColor labelTextColor loopTextColor noteTextColor stateLabelColor labelColor classText pieTitleTextColor pieSectionTextColor pieLegendTextColor',
  'ink-2': 'transitionLabelColor',
  'ink-3':
    'lineColor signalColor arrowheadColor defaultLinkColor transitionColor specialStateColor',
  accent: 'noteBorderColor activationBorderColor innerEndBackground',
  'accent-soft': 'noteBkgColor activationBkgColor pie3 pie6 cScale2',
};

/** The placeholder color of a role while a diagram is drawn, as browsers serialize computed colors. */
export function placeholder(role: Role): string {
  return `rgb(16, ${ROLES.indexOf(role) * 8 + 8}, 241)`;
}

const hex = (role: Role): string =>
  `#10${(ROLES.indexOf(role) * 8 + 8).toString(16).padStart(2, '0')}f1`;

/** Settings of Mermaid for `npm run diagrams`: every color of its theme is a placeholder. */
export const drawing = {
  ...mermaid.options,
  startOnLoad: false,
  securityLevel: 'strict',
  deterministicIds: true,
  theme: 'base',
  fontFamily: "'Instrument Sans', sans-serif",
  themeVariables: {
    fontFamily: "'Instrument Sans', sans-serif",
    fontSize: '14px',
    ...Object.fromEntries(
      ROLES.flatMap((role) => BY_ROLE[role].split(' ').map((name) => [name, hex(role)])),
    ),
  },
};

/** Increase when draw/ writes different files for the same diagram. */
const FORMAT = 4;
const MERMAID = path.resolve(__dirname, '../../node_modules/mermaid/package.json');

let settings: string | undefined;

/** Digest input for everything except the source that affects a drawing. */
export function settingsKey(): string {
  if (settings === undefined) {
    const {version} = JSON.parse(readFileSync(MERMAID, 'utf8')) as {version: string};
    settings = JSON.stringify([FORMAT, version, drawing]);
  }
  return settings;
}

/** File name of a drawing. It changes with the source, the settings and the version of Mermaid. */
export function hashOf(source: string): string {
  const hash = createHash('sha256').update(settingsKey()).update('\n').update(source.trim());
  return hash.digest('hex').slice(0, 12);
}
