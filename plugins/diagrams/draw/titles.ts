const INSET = 12;

/** Moves the title of a group to its left edge and to the front. Mermaid centers it, below arrows that cross it. */
export function placeTitles(svg: SVGSVGElement): void {
  for (const group of svg.querySelectorAll('.cluster')) {
    const rect = group.querySelector<SVGRectElement>(':scope > rect');
    const label = group.querySelector<SVGGElement>('.cluster-label');
    const [, y] =
      /translate\([^,]+,\s*([^)]+)\)/.exec(label?.getAttribute('transform') ?? '') ?? [];
    if (!rect || !label || !y) continue;
    const {x, width} = rect.getBBox();
    const inset = Math.min(INSET, (width - label.getBBox().width) / 2);
    label.setAttribute('transform', `translate(${x + inset}, ${y})`);
    for (const text of label.querySelectorAll<SVGElement>('text, tspan')) {
      text.style.stroke = 'var(--docs-sunken)';
      text.style.strokeWidth = '4px';
      text.style.paintOrder = 'stroke';
    }
    group.closest('.root')?.append(label);
  }
}
