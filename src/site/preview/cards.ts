import { pictureAddress } from '#src/domain/shelf/picture-address.ts';
import { isUploaded, type ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';

/** Texts by the `data-part` that shows them; an array is a list of lines. */
type Parts = Readonly<Record<string, string | readonly string[]>>;

/** Shows entries as cards, in order. A new entry gets a copy of the last card, or of the model. */
export function showCards<Item extends { id: string }>(
  list: HTMLElement,
  items: readonly Item[],
  fill: (card: HTMLElement, item: Item, position: number) => void,
  model?: HTMLElement | null,
): void {
  const cards = [...list.querySelectorAll<HTMLElement>(':scope > [data-entry]')];
  const last = cards[cards.length - 1] ?? model;
  if (!last) return;
  const known = new Map(cards.map((card) => [card.dataset['entry'], card]));
  const shown = items.map((item, position) => {
    const card = known.get(item.id) ?? copyOf(last, item.id);
    fill(card, item, position);
    return card;
  });
  list.replaceChildren(...shown);
}

function copyOf(card: HTMLElement, id: string): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.dataset['entry'] = id;
  writePicture(copy, undefined);
  copy.querySelector('[data-part="price"]')?.remove();
  return copy;
}

export function writeParts(root: Element, parts: Parts): void {
  for (const [name, words] of Object.entries(parts))
    for (const part of root.querySelectorAll(`[data-part="${name}"]`))
      if (typeof words === 'string') part.textContent = words;
      else writeLines(part, words);
}

/** Replaces a list's lines with copies of the first, which has the page's scoped styles. */
export function writeLines(list: Element, lines: readonly string[]): void {
  const first = list.firstElementChild ?? document.createElement('li');
  list.replaceChildren(
    ...lines.map((text) => {
      const line = first.cloneNode() as Element;
      line.textContent = text;
      return line;
    }),
  );
}

/**
 * Shows an uploaded picture, or the pattern without one. A picture from content/ keeps its built file,
 * because the build renames files.
 */
export function writePicture(root: Element, picture: ShelfPicture | undefined, alt = ''): void {
  const part = root.querySelector('[data-part="picture"]');
  if (part === null || (picture !== undefined && !isUploaded(picture))) return;
  const shape =
    part.querySelector('[class*="r-"]')?.className.replace(/\b(photo|imigongo)\b/g, '') ?? 'r-3-2';
  const frame = document.createElement(picture === undefined ? 'div' : 'picture');
  const shown = picture === undefined ? frame : frame.appendChild(document.createElement('img'));
  shown.className = `${shape} ${picture === undefined ? 'imigongo' : 'photo'}`;
  // Scoped component styles do not apply to elements created here.
  Object.assign(shown.style, { inlineSize: '100%', objectFit: 'cover' });
  if (picture === undefined) shown.style.blockSize = 'auto';
  else {
    const { upload, width, height } = picture;
    Object.assign(shown, { src: pictureAddress(upload, 960), alt, width, height });
  }
  part.replaceChildren(frame);
}
