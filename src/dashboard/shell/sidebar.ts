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

/** Scrolls the sidebar to the current page without scrolling the document. */
export function showCurrentPage(): void {
  const menu = document.querySelector('#dashboard-menu');
  const current = menu?.querySelector('[aria-current]');
  if (!menu || !current) return;
  const hidden = current.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
  menu.scrollTop += Math.max(0, hidden);
}
