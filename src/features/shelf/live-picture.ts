import { pictureAddress, pictureSources } from './picture-address.ts';
import { isUploaded, type ShelfPicture, type UploadedPicture } from './shelf-picture.ts';

/**
 * Lets a card show an uploaded picture, made of the empty one in `template[data-picture]` beside it. What the base names stays as it
 * was built: its files have other names.
 */
export function writePicture(card: HTMLElement, picture: ShelfPicture | undefined, alt: string): void {
  if (picture === undefined) takePictureAway(card);
  if (!isUploaded(picture)) return;
  const shown = card.querySelector('[data-part="picture"]');
  const empty = card
    .closest('[data-live-list]')
    ?.querySelector<HTMLTemplateElement>('template[data-picture]');
  if (shown?.getAttribute('data-upload') === picture.upload || !empty) return;
  shown?.setAttribute('data-upload', picture.upload);
  shown?.replaceChildren(madePicture(empty, picture, alt));
}

/** An uploaded picture, made of an empty one. */
export function madePicture(
  empty: HTMLTemplateElement,
  { upload: id, width, height }: UploadedPicture,
  alt: string,
): DocumentFragment {
  const made = document.importNode(empty.content, true);
  made.querySelector('source')?.setAttribute('srcset', pictureSources({ id, width }, 'avif'));
  const image = made.querySelector('img');
  if (image) Object.assign(image, { width, height, alt, src: pictureAddress(id, 960) });
  return made;
}

/** The pattern of the empty card takes its place. */
function takePictureAway(card: HTMLElement): void {
  const shown = card.querySelector('[data-part="picture"]');
  const empty = card
    .closest('[data-live-list]')
    ?.querySelector('template')
    ?.content.querySelector('[data-part="picture"]');
  if (!shown?.querySelector('img') || !empty) return;
  shown.removeAttribute('data-upload');
  shown.replaceChildren(...document.importNode(empty, true).childNodes);
}
