/** What says whether the sidebar is folded away; role-boot.js reads it before the first paint. */
const key = 'fts_sidebar';

/** Lets the button fold the sidebar away on wide screens; the choice is kept on this device. */
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
      // The choice still holds for this page; only remembering it is not possible.
      if (!(error instanceof DOMException)) throw error;
    }
  });

  show();
}

/** Brings the current page into view where the sidebar is longer than the screen; the page itself stays at its top. */
export function showCurrentPage(): void {
  const menu = document.querySelector('#dashboard-menu');
  const current = menu?.querySelector('[aria-current]');
  if (!menu || !current) return;
  const hidden = current.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
  menu.scrollTop += Math.max(0, hidden);
}
