import type { PublicGalleryItem } from '#src/domain/gallery/gallery-item.ts';
import { galleryParts, hasWordsAbove, isLarge } from '#src/domain/gallery/gallery-parts.ts';
import { picturesOf, readPart } from '#src/domain/gallery/wall-pages.ts';
import { isUploaded } from '#src/domain/shelf/shelf-picture.ts';
import { filled } from '#src/lib/words/plain-message.ts';
import { setExternalLink } from '#src/site/gallery/external-link.ts';
import { type PictureFiles, uploadedPicture } from '#src/site/gallery/picture-files.ts';
import { type PicturePlace, pictureSizes } from '#src/site/gallery/picture-sizes.ts';
import { showCards, writeParts } from './cards.ts';

type Draft = PublicGalleryItem & { files: PictureFiles };

/** Shows picture drafts in GalleryPage.astro; links to its other pages keep the preview. */
export async function showGallery(gallery: HTMLElement, items: readonly PublicGalleryItem[]): Promise<void> {
  for (const link of gallery.querySelectorAll<HTMLAnchorElement>('nav a')) link.search = '?preview';
  const built = await builtPictures();
  // A file added to content/ after this build is missing.
  const drafts = items.flatMap((item) => {
    const files = isUploaded(item.picture) ? uploadedPicture(item.picture) : built[item.picture];
    return files ? { ...item, files } : [];
  });
  const model = gallery.querySelector<HTMLElement>('[data-piece]');
  const hangIn = listsOf(gallery, drafts);
  for (const list of gallery.querySelectorAll<HTMLElement>('[data-list]')) {
    const hung = hangIn(list.dataset['list'] ?? '');
    const series = list.closest<HTMLElement>('[data-above]');
    const placeOf = (position: number) => (isLarge(position, hung.length) ? 'large' : 'small');
    showCards(
      list,
      hung,
      (card, item, position) => {
        showPiece(card, item, series ? placeOf(position) : 'column');
        setCardLink(
          card.querySelector('[data-shop]'),
          gallery.dataset['shopName'],
          item.title,
          item.externalLink,
        );
        setCardLink(card.querySelector('[data-film]'), gallery.dataset['filmName'], item.title, item.video);
      },
      model,
    );
    if (series) series.dataset['above'] = String(hasWordsAbove(hung.length));
    list.closest('section')?.toggleAttribute('hidden', hung.length === 0);
  }
  const shown = gallery.querySelector('[data-list] > [data-entry]');
  gallery.querySelector('[data-gallery-empty]')?.toggleAttribute('hidden', shown !== null);
}

/** Returns the pictures of each list of the page by the list's name. */
function listsOf(gallery: HTMLElement, drafts: readonly Draft[]): (name: string) => readonly Draft[] {
  const part = readPart(gallery.dataset);
  const series = JSON.parse(gallery.dataset['series'] ?? '[]') as string[][];
  const parts = galleryParts(drafts, series);
  return (name) => {
    if (name === 'shop') return parts.shop;
    if (name === 'more') return picturesOf(part.filter === 'all' ? parts.more : drafts, part);
    return parts.series[Number(name)] ?? [];
  };
}

function showPiece(card: HTMLElement, item: Draft, place: PicturePlace): void {
  writeParts(card, { title: item.title, caption: item.caption });
  showPicture(card, item.files, item.alt, place);
}

/** Loads the files of all pictures in content/, because a draft may move one to another page. */
async function builtPictures(): Promise<Readonly<Record<string, PictureFiles>>> {
  const response = await fetch('/gallery/pictures.json');
  return response.ok ? ((await response.json()) as Record<string, PictureFiles>) : {};
}

/** `name` is the message that names the link. */
function setCardLink(link: HTMLAnchorElement | null, name: string | undefined, title: string, href: string) {
  if (!link) return;
  link.setAttribute('aria-label', filled(name ?? '', { title }));
  setExternalLink(link, href);
}

function showPicture(card: HTMLElement, files: PictureFiles, alt: string, place: PicturePlace): void {
  const { width, height, src, avif, webp = '', large } = files;
  const sizes = pictureSizes[place];
  Object.assign(card.querySelector('source') ?? {}, { srcset: avif, sizes });
  Object.assign(card.querySelector('img') ?? {}, { width, height, sizes, srcset: webp, src, alt });
  card.querySelector('[data-open-picture]')?.setAttribute('href', large);
}
