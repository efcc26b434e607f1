import { isPreview } from '#src/features/shelf/preview.ts';
import { refreshGallery } from './live-gallery.ts';

/** What a page of the wall needs a script for, on top of what GalleryWall.astro has drawn. */
function startGallery(wall: HTMLElement, list: HTMLElement): void {
  showChosen(wall);
  if (isPreview()) keepPreview(wall);
  const empty = wall.querySelector<HTMLElement>('[data-gallery-empty]');
  void refreshGallery(list, () =>
    empty?.toggleAttribute('hidden', wall.querySelector('[data-piece]') !== null),
  );
}

/** On a phone the row of kinds is longer than the screen. */
function showChosen(wall: HTMLElement): void {
  const chosen = wall.querySelector<HTMLElement>('.chips [aria-current]');
  const row = chosen?.parentElement;
  if (row) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}

/** Whoever looks at drafts goes on to the drafts of the other pages. */
function keepPreview(wall: HTMLElement): void {
  for (const link of wall.querySelectorAll<HTMLAnchorElement>('nav a')) link.search = '?preview';
}

const wall = document.querySelector<HTMLElement>('[data-gallery]');
const list = wall?.querySelector<HTMLElement>('[data-live-list]');
if (wall && list) startGallery(wall, list);
