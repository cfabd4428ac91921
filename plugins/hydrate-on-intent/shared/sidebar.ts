/** Scrolls the sidebar to the current page if it is out of view, without moving the page. */
export function showOpenPage(): void {
  const sidebar = document.querySelector('.theme-doc-sidebar-container');
  const open = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !open) return;
  const {top, bottom} = open.getBoundingClientRect();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  if (top < navbar || bottom > window.innerHeight)
    sidebar.scrollTop += top - window.innerHeight / 2;
}
