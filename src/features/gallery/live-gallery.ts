import type { ClientResponse } from 'hono/client';
import { newerItems, showItems, writeText } from '#src/features/shelf/live-list.ts';
import { isUploaded, type ShelfPicture } from '#src/features/shelf/shelf-picture.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import type { GalleryFilter } from './gallery.ts';
import type { PublicGalleryItem } from './gallery-item.ts';
import { type HungPicture, uploadedPicture } from './hung-picture.ts';
import { leadOutside } from './outside-link.ts';
import { readPart } from './wall-pages.ts';
import { isDouble, sizesOf } from './wall-rhythm.ts';

/** Pictures of the base by their names there. */
type BuiltPictures = Readonly<Record<string, HungPicture>>;

/** Hangs the pictures of this page as they are now in the places of GalleryPiece.astro; `changed` follows at once. */
export async function refreshGallery(list: HTMLElement, changed: () => void): Promise<void> {
  const { filter = 'all', from = '0', to } = list.dataset;
  // The last page has no end: what was added since the build hangs there.
  const query = { filter, from, ...(to !== undefined && { to }) };
  const shown = await newerItems<PublicGalleryItem>(list, {
    ask: (init) => api.gallery.$get({ query }, { init }),
    preview: (init) => api.gallery.preview.$get({ query }, { init }),
  });
  if (shown === undefined) return;
  const built = await fromOtherPages(list, shown);
  await showItems(
    list,
    shown,
    (card, item) => fill(card, item, built),
    () => {
      hangInRhythm(list, readPart(query).filter);
      changed();
    },
  );
}

/** The pictures of the base, where one is to hang here that hung on another page; as old as the build, like this page. */
async function fromOtherPages(
  list: HTMLElement,
  shown: readonly PublicGalleryItem[],
): Promise<BuiltPictures> {
  const here = new Map(cardsOf(list).map(({ dataset }) => [dataset['entry'], dataset['picture']]));
  if (shown.every(({ id, picture }) => isUploaded(picture) || here.get(id) === picture)) return {};
  const answer = await answerTo(
    (init) => fetch('/gallery/pictures.json', init) as Promise<ClientResponse<BuiltPictures, 200, 'json'>>,
  );
  // What cannot be had hangs here after the next build.
  return answer.kind === 'ok' ? answer.data : {};
}

function cardsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-entry]')];
}

function fill(card: HTMLElement, item: PublicGalleryItem, built: BuiltPictures): void {
  writeText(card, 'title', item.title);
  writeText(card, 'caption', item.caption);
  for (const [part, href] of [
    ['shop', item.externalLink],
    ['film', item.video],
  ] as const) {
    const link = card.querySelector<HTMLAnchorElement>(`[data-${part}]`);
    if (link) leadOutside(link, href);
  }
  hang(card, item.picture, built);
  card.querySelector('img')?.setAttribute('alt', item.alt);
}

/** A file of the base that this build does not have cannot be shown before the next one. */
function hang(card: HTMLElement, picture: ShelfPicture, built: BuiltPictures): void {
  const wanted = isUploaded(picture) ? picture.upload : picture;
  if (card.dataset['picture'] === wanted) return;
  const hung = isUploaded(picture) ? uploadedPicture(picture) : built[picture];
  card.toggleAttribute('data-piece', hung !== undefined);
  card.hidden = hung === undefined;
  if (hung === undefined) return;
  card.dataset['picture'] = wanted;
  card.querySelector('source')?.setAttribute('srcset', hung.avif);
  const image = card.querySelector('img');
  // The size first: the place is then there before the picture.
  if (image)
    Object.assign(image, { width: hung.width, height: hung.height, srcset: hung.webp ?? '', src: hung.src });
  card.querySelector('[data-open-picture]')?.setAttribute('href', hung.large);
}

function hangInRhythm(list: HTMLElement, filter: GalleryFilter): void {
  for (const [place, card] of cardsOf(list).entries()) {
    const double = isDouble(filter, place);
    card.toggleAttribute('data-double', double);
    // A browser looks for its file anew with every change, even with none.
    for (const file of card.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
      if (file.sizes !== sizesOf(double)) file.sizes = sizesOf(double);
  }
}
