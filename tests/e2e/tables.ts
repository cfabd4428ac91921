/**
 * What is wrong with the tables of a page, as it is laid out in the window of now: runs in the browser, in a document
 * that has the site's styles. `html` stands for an `address` in a test of this test.
 */
export async function tableProblems({
  address,
  html,
}: {
  address?: string;
  html?: string;
}): Promise<string[]> {
  const NARROWEST = 160;
  const DESKTOP = 997;

  const source = html ?? (await (await fetch(address ?? '')).text());
  const parsed = new DOMParser().parseFromString(source, 'text/html');
  // What stands beside the text has a width of its own, whatever is in it.
  for (const element of parsed.querySelectorAll('script, img, svg, footer, nav'))
    element.replaceChildren();
  for (const hidden of parsed.querySelectorAll('main [hidden]')) hidden.removeAttribute('hidden');
  for (const details of parsed.querySelectorAll('main details')) details.setAttribute('open', '');
  document.documentElement.className = parsed.documentElement.className;
  document.body.innerHTML = parsed.body.innerHTML;

  const lines = (cell: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const bottoms = [...range.getClientRects()]
      .filter(({width}) => width > 0)
      .map(({bottom}) => bottom)
      .sort((a, b) => a - b);
    // A line is what ends more than half a line below the one before: code stands a little lower than text.
    return bottoms.filter((bottom, index) => bottom > (bottoms[index - 1] ?? -Infinity) + 8).length;
  };

  const contentWidth = (cell: HTMLElement): number => {
    const {paddingLeft, paddingRight} = getComputedStyle(cell);
    return cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  };

  const scroller = (table: Element): Element | undefined => {
    for (let element: Element | null = table; element; element = element.parentElement)
      if (
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== 'visible'
      )
        return element;
    return undefined;
  };

  return [...document.querySelectorAll<HTMLTableElement>('main table')].flatMap((table, index) => {
    const name = `table ${index + 1}`;
    const problems: string[] = [];
    const cells = [...table.rows].flatMap((row) => [...row.cells]);
    // On a phone a reference shows its rows one below the other.
    const isStacked = cells.some((cell) => getComputedStyle(cell).display === 'block');
    const squeezed = new Set<number>();
    // Versions of many products: lists of short words, which are read one below the other.
    const isMatrix =
      table.closest('[data-reference]') !== null && (table.rows[0]?.cells.length ?? 0) > 5;
    for (const cell of isStacked || isMatrix ? [] : cells) {
      const width = contentWidth(cell);
      if (squeezed.has(cell.cellIndex) || width > NARROWEST - 1 || lines(cell) < 2) continue;
      squeezed.add(cell.cellIndex);
      const text = cell.textContent.trim().slice(0, 60);
      problems.push(
        `${name}, column ${cell.cellIndex + 1}: ${Math.round(width)} px wide, and its text breaks: ${text}`,
      );
    }
    const frame = scroller(table);
    // Names of parameters can be longer than any column, and a table of facts can have many columns.
    const isReference =
      table.closest('[data-described]') !== null ||
      (table.closest('[data-reference]') !== null && (table.rows[0]?.cells.length ?? 0) > 4);
    if (frame && innerWidth >= DESKTOP && !isReference)
      problems.push(`${name}: scrolls on a desktop`);
    if (frame && !getComputedStyle(frame).backgroundAttachment.includes('local'))
      problems.push(`${name}: scrolls, and its edge does not show it`);
    return problems;
  });
}
