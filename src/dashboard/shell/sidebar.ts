/** Storage key of the sidebar state; role-boot.js reads it before the first paint. */
const key = 'fts_sidebar';

export function foldSidebar(): void {
  const { dataset } = document.documentElement;
  const button = document.querySelector('[data-frame="sidebar"]');
  const show = () => button?.setAttribute('aria-expanded', String(dataset['sidebar'] !== 'closed'));

  button?.addEventListener('click', () => {
    dataset['sidebar'] = dataset['sidebar'] === 'closed' ? 'open' : 'closed';
    show();
    try {
      localStorage.setItem(key, dataset['sidebar']);
    } catch (error) {
      // Storage is blocked: the choice lasts for this page only.
      if (!(error instanceof DOMException)) throw error;
    }
  });

  show();
}

/** Scrolls the sidebar and the page's tabs to the current page without scrolling the document. */
export function showCurrentPage(): void {
  for (const menu of document.querySelectorAll('#dashboard-menu, .page-tabs')) {
    const current = menu.querySelector('[aria-current]')?.getBoundingClientRect();
    if (current === undefined) continue;
    const box = menu.getBoundingClientRect();
    menu.scrollTop += Math.max(0, current.bottom - box.bottom);
    menu.scrollLeft += Math.max(0, current.right - box.right);
  }
}
