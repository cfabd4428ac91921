/** The selected option in the dialog, which Enter opens. The focus stays in the field. */
export class Selection {
  /** Whether the reader has moved the selection; later results must not change it then. */
  hasMoved = false;

  constructor(
    private readonly dialog: HTMLElement,
    private readonly field: HTMLInputElement,
  ) {
    field.addEventListener('keydown', (event) => {
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (step === undefined) return;
      event.preventDefault();
      this.hasMoved = true;
      const rows = this.rows();
      const at = this.row ? rows.indexOf(this.row) : step > 0 ? -1 : 0;
      this.select(rows[(at + step + rows.length) % rows.length], true);
    });
    // Moving the pointer selects a row; a list that appears under the pointer does not.
    dialog.addEventListener('pointermove', ({target}) => {
      const row = (target as Element).closest<HTMLElement>('[role="option"]');
      if (!row || row === this.row) return;
      this.hasMoved = true;
      this.select(row);
    });
  }

  private rows(): HTMLElement[] {
    return [...this.dialog.querySelectorAll<HTMLElement>('[role="option"]')];
  }

  get row(): HTMLElement | undefined {
    return this.rows().find((row) => row.getAttribute('aria-selected') === 'true');
  }

  select(row: HTMLElement | undefined, isScrolled = false): void {
    for (const other of this.rows()) other.setAttribute('aria-selected', String(other === row));
    if (row) this.field.setAttribute('aria-activedescendant', row.id);
    else this.field.removeAttribute('aria-activedescendant');
    if (isScrolled) row?.scrollIntoView({block: 'nearest'});
  }

  /** Gives new options their ids, and selects one of them. */
  show(first: HTMLElement | undefined): void {
    this.rows().forEach((row, index) => (row.id = `docs-search-row-${index}`));
    const lists = [...this.dialog.querySelectorAll('[role="listbox"]')];
    lists.forEach((list, index) => (list.id = `docs-search-list-${index}`));
    this.field.setAttribute('aria-expanded', 'true');
    this.field.setAttribute('aria-controls', lists.map(({id}) => id).join(' '));
    this.hasMoved = false;
    this.select(first);
  }
}
