const INSET = 12;

/**
 * The title of a group stands at its beginning and over what crosses it: Mermaid has it in the middle, below the arrows
 * that come from above.
 */
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
