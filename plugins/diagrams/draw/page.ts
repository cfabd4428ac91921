import {compact} from './compact';

type Mermaid = {
  initialize(config: unknown): void;
  render(id: string, source: string): Promise<{svg: string}>;
};
declare const mermaid: Mermaid;

export type Request = {
  id: string;
  source: string;
  config: {
    flowchart: {wrappingWidth: number};
    sequence: object;
    themeVariables: {fontSize: string; fontFamily: string};
  };
  /** Roles by their placeholder color. */
  roles: Record<string, string>;
};

/** Wrapping width: as long as the longest word, since Mermaid breaks a word that is longer than a line. */
function lineWidth(source: string, {flowchart, themeVariables}: Request['config']): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `${themeVariables.fontSize} ${themeVariables.fontFamily}`;
  const words = source.replace(/<br *\/?>/g, ' ').split(/[\s"|[\](){}]+/);
  return Math.max(
    flowchart.wrappingWidth,
    ...words.map((word) => Math.ceil(context.measureText(word).width) + 2),
  );
}

/** Margins between the actors of a sequence diagram. The smallest with room for the notes is used. */
const MARGINS = [28, 56, 96];

/** Whether text is wider than its note. Mermaid does not widen notes over several actors. */
function hasOverflow(host: Element): boolean {
  return [...host.querySelectorAll<SVGRectElement>('rect.note')].some((note) => {
    const width = note.getBBox().width - 8;
    const texts = note.parentElement?.querySelectorAll<SVGTextElement>('text') ?? [];
    return [...texts].some((text) => text.getBBox().width > width);
  });
}

/** Runs in the browser page: draws one diagram with Mermaid, and makes it compact and free of colors. */
async function draw({id, source, config, roles}: Request): Promise<string> {
  const flowchart = {...config.flowchart, wrappingWidth: lineWidth(source, config)};
  const host = document.createElement('div');
  document.body.append(host);
  try {
    for (const actorMargin of MARGINS) {
      mermaid.initialize({...config, flowchart, sequence: {...config.sequence, actorMargin}});
      host.innerHTML = (await mermaid.render(`m${id}`, source)).svg;
      if (!hasOverflow(host)) break;
    }
    return compact(host.querySelector('svg') as SVGSVGElement, {id, source, roles});
  } finally {
    host.remove();
  }
}

Object.assign(window, {draw});
