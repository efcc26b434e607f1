import { pageCount } from './gallery.ts';
import { type GalleryView, viewQuery } from './gallery-view.ts';

/** Draws previous, one number a page, and next. One page needs none of it. */
export function drawPages(nav: HTMLElement, view: GalleryView, count: number): void {
  const pages = pageCount(count);
  nav.hidden = pages === 1;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  nav.replaceChildren(
    step('Previous', view, view.page - 1, pages),
    ...numbers.map((page) => pageLink(view, page)),
    step('Next', view, view.page + 1, pages),
  );
}

/** At either end there is nowhere to go: words, no link. */
function step(label: string, view: GalleryView, page: number, pages: number): HTMLElement {
  if (page >= 1 && page <= pages) return link(view, page, label);
  const end = document.createElement('span');
  end.textContent = label;
  return end;
}

function pageLink(view: GalleryView, page: number): HTMLElement {
  const number = link(view, page, String(page));
  number.setAttribute('aria-label', `Page ${page}`);
  if (page === view.page) number.setAttribute('aria-current', 'page');
  return number;
}

function link(view: GalleryView, page: number, label: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = location.pathname + viewQuery({ ...view, page });
  anchor.dataset['page'] = String(page);
  anchor.textContent = label;
  return anchor;
}
