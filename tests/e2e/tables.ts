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
  for (const element of parsed.querySelectorAll('script, img, svg, pre, footer, nav'))
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
    const rows = [...table.rows];
    const columns = [...(rows[0]?.cells ?? [])];
    // A reference to facts can have many columns, and names of parameters can be longer than any column.
    const isFacts = table.closest('[data-reference]') !== null;
    const isReference =
      table.closest('[data-described]') !== null || (isFacts && columns.length > 4);
    // Versions of many products: lists of short words, which are read one below the other.
    const isMatrix = isFacts && columns.length > 5;
    // With little room a table shows its rows one below the other.
    const cell = rows.at(-1)?.cells[0];
    const isStacked = cell !== undefined && getComputedStyle(cell).display === 'block';

    for (const [column, head] of isMatrix || isStacked ? [] : columns.entries()) {
      const width = contentWidth(head);
      if (width > NARROWEST - 1) continue;
      const broken = rows.map(({cells}) => cells[column]).find((one) => one && lines(one) > 1);
      const text = broken?.textContent.trim().slice(0, 60);
      if (broken)
        problems.push(
          `${name}, column ${column + 1}: ${Math.round(width)} px wide, and its text breaks: ${text}`,
        );
    }

    const frame = scroller(table);
    if (frame && innerWidth >= DESKTOP && !isReference)
      problems.push(`${name}: scrolls on a desktop`);
    if (frame && !getComputedStyle(frame).backgroundAttachment.includes('local'))
      problems.push(`${name}: scrolls, and its edge does not show it`);
    return problems;
  });
}
