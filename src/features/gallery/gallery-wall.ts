import { clampPage, filterLabel, itemsOnPage, pageCount, toCategory } from './gallery.ts';
import { drawPages } from './gallery-pages.ts';
import { type GalleryView, readView, viewQuery, withFilter } from './gallery-view.ts';
import { refreshGallery } from './live-gallery.ts';

/** Pages of nine and the view in the address, on top of what GalleryWall.astro has drawn. */
function startGallery(wall: HTMLElement): void {
  const radios = [...wall.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const list = wall.querySelector<HTMLElement>('[data-gallery-pieces]');
  const nav = wall.querySelector<HTMLElement>('[data-gallery-pages]');
  const empty = wall.querySelector<HTMLElement>('[data-gallery-empty]');
  const status = wall.querySelector<HTMLElement>('[data-gallery-status]');
  if (!list || !nav || !empty || !status) return;

  const show = (asked: GalleryView): void => {
    const pieces = [...wall.querySelectorAll<HTMLElement>('[data-piece]')];
    const matching = pieces.filter(
      (piece) => asked.filter === 'all' || piece.dataset['category'] === asked.filter,
    );
    const view = { ...asked, page: clampPage(asked.page, matching.length) };
    const shown = new Set(itemsOnPage(matching, view.page));
    for (const piece of pieces) piece.hidden = !shown.has(piece);
    for (const radio of radios) radio.checked = radio.value === view.filter;
    empty.hidden = matching.length > 0;
    drawPages(nav, view, matching.length);
    wall.dataset['ready'] = '';
    status.textContent = statusText(view, matching.length);
  };

  const go = (view: GalleryView): void => {
    history.pushState(null, '', location.pathname + viewQuery(view));
    show(view);
  };

  wall.addEventListener('change', (event) => {
    const radio = event.target;
    if (!(radio instanceof HTMLInputElement)) return;
    go(withFilter(radio.value === 'all' ? 'all' : toCategory(radio.value)));
  });
  nav.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-page]') : null;
    if (!anchor || opensElsewhere(event)) return;
    event.preventDefault();
    go({ ...readView(location.search), page: Number(anchor.dataset['page']) });
    list.focus({ preventScroll: true });
    wall.scrollIntoView();
  });
  addEventListener('popstate', () => show(readView(location.search)));
  show(readView(location.search));
  void refreshGallery(list, () => show(readView(location.search)));
}

/** A link that the visitor wants in another tab or window is the browser's business. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

function statusText(view: GalleryView, count: number): string {
  const pictures = count === 1 ? '1 picture' : `${count} pictures`;
  return `${filterLabel(view.filter)}: ${pictures}, page ${view.page} of ${pageCount(count)}`;
}

const wall = document.querySelector<HTMLElement>('[data-gallery]');
if (wall) startGallery(wall);
