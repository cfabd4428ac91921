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
  /** Role by the color that stands for it. */
  roles: Record<string, string>;
};

/** Mermaid breaks a word that is longer than a line. A line is as long as the longest word. */
function lineWidth(source: string, {flowchart, themeVariables}: Request['config']): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `${themeVariables.fontSize} ${themeVariables.fontFamily}`;
  const words = source.replace(/<br *\/?>/g, ' ').split(/[\s"|[\](){}]+/);
  return Math.max(
    flowchart.wrappingWidth,
    ...words.map((word) => Math.ceil(context.measureText(word).width) + 2),
  );
}

/** Distances of the actors of a sequence, the least that leaves room for its notes is taken. */
const MARGINS = [28, 56, 96];

/** Mermaid does not make a note over several actors as wide as its text. */
function hasOverflow(host: Element): boolean {
  return [...host.querySelectorAll<SVGRectElement>('rect.note')].some((note) => {
    const width = note.getBBox().width - 8;
    const texts = note.parentElement?.querySelectorAll<SVGTextElement>('text') ?? [];
    return [...texts].some((text) => text.getBBox().width > width);
  });
}

/** Runs in the drawing browser: Mermaid's drawing of one diagram, made small and free of colors. */
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
