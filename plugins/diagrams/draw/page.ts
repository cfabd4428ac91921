import {compact} from './compact';

type Mermaid = {
  initialize(config: unknown): void;
  render(id: string, source: string): Promise<{svg: string}>;
};
declare const mermaid: Mermaid;

export type Request = {
  id: string;
  source: string;
  config: unknown;
  /** Role by the colour that stands for it. */
  roles: Record<string, string>;
};

/** Runs in the drawing browser: Mermaid's drawing of one diagram, made small and free of colours. */
async function draw({id, source, config, roles}: Request): Promise<string> {
  mermaid.initialize(config);
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
