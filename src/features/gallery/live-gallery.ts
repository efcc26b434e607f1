import { refreshList, writeText } from '#src/features/shelf/live-list.ts';
import { pictureAddress, pictureSources } from '#src/features/shelf/picture-address.ts';
import { isUploaded } from '#src/features/shelf/shelf-picture.ts';
import { api } from '#src/lib/api.ts';
import type { PublicGalleryItem } from './gallery-item.ts';
import { leadOutside } from './outside-link.ts';

/** Hangs the pictures as they are now in the places of GalleryPiece.astro; `changed` shows the page of the wall that is open. */
export function refreshGallery(list: HTMLElement, changed: () => void): Promise<void> {
  return refreshList<PublicGalleryItem>(list, {
    ask: (init) => api.gallery.$get({}, { init }),
    preview: (init) => api.gallery.preview.$get({}, { init }),
    fill,
    changed,
  });
}

function fill(card: HTMLElement, item: PublicGalleryItem): void {
  card.dataset['category'] = item.category;
  writeText(card, 'title', item.title);
  writeText(card, 'caption', item.caption);
  for (const [part, href] of [
    ['shop', item.externalLink],
    ['film', item.video],
  ] as const) {
    const link = card.querySelector<HTMLAnchorElement>(`[data-${part}]`);
    if (link) leadOutside(link, href);
  }
  hang(card, item);
  card.querySelector('img')?.setAttribute('alt', item.alt);
}

/** A file of git that this build does not have cannot be shown before the next one. */
function hang(card: HTMLElement, { picture }: PublicGalleryItem): void {
  const wanted = isUploaded(picture) ? picture.upload : picture;
  if (card.dataset['picture'] === wanted) return;
  card.toggleAttribute('data-piece', isUploaded(picture));
  card.hidden = !isUploaded(picture);
  if (!isUploaded(picture)) return;
  const { upload: id, width, height } = picture;
  card.dataset['picture'] = id;
  card.querySelector('source')?.setAttribute('srcset', pictureSources({ id, width }, 'avif'));
  const image = card.querySelector('img');
  if (image === null) return;
  // The size first: the place is then there before the picture.
  Object.assign(image, { width, height, srcset: pictureSources({ id, width }, 'webp') });
  image.src = pictureAddress(id, 960);
  card
    .querySelector<HTMLAnchorElement>('[data-open-picture]')
    ?.setAttribute('href', pictureAddress(id, 1920));
}
