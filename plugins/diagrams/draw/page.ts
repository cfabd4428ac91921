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
    themeVariables: {fontSize: string; fontFamily: string};
  };
  /** Role by the colour that stands for it. */
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

/** Runs in the drawing browser: Mermaid's drawing of one diagram, made small and free of colours. */
async function draw({id, source, config, roles}: Request): Promise<string> {
  const flowchart = {...config.flowchart, wrappingWidth: lineWidth(source, config)};
  mermaid.initialize({...config, flowchart});
  const {svg} = await mermaid.render(`m${id}`, source);
  const host = document.createElement('div');
  host.innerHTML = svg;
  document.body.append(host);
  try {
    return compact(host.querySelector('svg') as SVGSVGElement, {id, source, roles});
  } finally {
    host.remove();
  }
}

Object.assign(window, {draw});
