import type { PublicGalleryItem } from '#src/domain/gallery/gallery-item.ts';
import { readPart } from '#src/domain/gallery/wall-pages.ts';
import { isUploaded } from '#src/domain/shelf/shelf-picture.ts';
import { setExternalLink } from '#src/site/gallery/external-link.ts';
import { type PictureFiles, uploadedPicture } from '#src/site/gallery/picture-files.ts';
import { isDouble, sizesOf } from '#src/site/gallery/wall-rhythm.ts';
import { showCards, writeParts } from './cards.ts';

/** Shows picture drafts in GalleryPiece.astro; links to other pages of the wall keep the preview. */
export async function showGallery(list: HTMLElement, items: readonly PublicGalleryItem[]): Promise<void> {
  const wall = list.closest('[data-gallery]');
  for (const link of wall?.querySelectorAll<HTMLAnchorElement>('nav a') ?? []) link.search = '?preview';
  const built = await builtPictures();
  // A file added to content/ after this build is missing.
  const hung = items.flatMap((item) => {
    const files = isUploaded(item.picture) ? uploadedPicture(item.picture) : built[item.picture];
    return files ? { ...item, files } : [];
  });
  const { filter } = readPart(list.dataset);
  showCards(list, hung, (card, item, position) => {
    writeParts(card, { title: item.title, caption: item.caption });
    setCardLink(card, '[data-shop]', item.externalLink);
    setCardLink(card, '[data-film]', item.video);
    showPicture(card, item.files, item.alt, isDouble(filter, position));
  });
  wall?.querySelector('[data-gallery-empty]')?.toggleAttribute('hidden', list.childElementCount > 0);
}

/** Loads the files of all pictures in content/, because a draft may move one to another page. */
async function builtPictures(): Promise<Readonly<Record<string, PictureFiles>>> {
  const response = await fetch('/gallery/pictures.json');
  return response.ok ? ((await response.json()) as Record<string, PictureFiles>) : {};
}

function setCardLink(card: HTMLElement, selector: string, href: string): void {
  const link = card.querySelector<HTMLAnchorElement>(selector);
  if (link) setExternalLink(link, href);
}

function showPicture(card: HTMLElement, files: PictureFiles, alt: string, double: boolean): void {
  const { width, height, src, avif, webp = '', large } = files;
  const sizes = sizesOf(double);
  card.toggleAttribute('data-double', double);
  Object.assign(card.querySelector('source') ?? {}, { srcset: avif, sizes });
  Object.assign(card.querySelector('img') ?? {}, { width, height, sizes, srcset: webp, src, alt });
  card.querySelector('[data-open-picture]')?.setAttribute('href', large);
}
