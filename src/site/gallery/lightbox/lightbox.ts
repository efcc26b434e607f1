import { afterPaint } from '#src/lib/loading/after-paint.ts';
import { filled } from '#src/lib/words/plain-message.ts';
import { setExternalLink } from '../external-link.ts';
import { swipeOf, wrapAround } from './lightbox-steps.ts';

class Lightbox {
  readonly #dialog: HTMLDialogElement;
  /** Pictures of the opened one's series or row: steps stay within. */
  #pieces: HTMLElement[] = [];
  #position = 0;
  #press: { x: number; y: number } | undefined;

  constructor(dialog: HTMLDialogElement, gallery: HTMLElement) {
    this.#dialog = dialog;
    gallery.addEventListener('click', (event) => this.#openOn(event));
    dialog.addEventListener('click', (event) => this.#onClick(event));
    dialog.addEventListener('keydown', (event) => this.#onKey(event));
    dialog.addEventListener('pointerdown', ({ clientX, clientY }) => {
      this.#press = { x: clientX, y: clientY };
    });
    dialog.addEventListener('pointerup', (event) => this.#onRelease(event));
    visualViewport?.addEventListener('resize', () => dialog.toggleAttribute('data-enlarged', isEnlarged()));
  }

  #openOn(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLElement>('[data-open-picture]');
    const piece = link?.closest<HTMLElement>('[data-piece]');
    if (!link || !piece || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.#open(piece, link);
  }

  /** Marks the picture as busy first: a slow phone takes a while to render the dialog. */
  async #open(piece: HTMLElement, link: HTMLElement): Promise<void> {
    link.setAttribute('aria-busy', 'true');
    await afterPaint();
    link.removeAttribute('aria-busy');
    if (this.#dialog.open) return;
    this.#pieces = [...(piece.parentElement?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
    this.#hang(this.#pieces.indexOf(piece));
    this.#dialog.showModal();
  }

  #hang(position: number): void {
    const pieces = this.#pieces;
    this.#position = wrapAround(position, pieces.length);
    const piece = pieces[this.#position];
    const picture = piece?.querySelector('picture');
    if (!piece || !picture) return;
    this.#part('stage')?.replaceChildren(enlarged(picture));
    this.#part('title')?.replaceChildren(piece.querySelector('[data-piece-title]')?.textContent ?? '');
    this.#part('count')?.replaceChildren(
      filled(this.#dialog.dataset['count'] ?? '', {
        position: this.#position + 1,
        count: pieces.length,
      }),
    );
    const shop = this.#part('shop');
    if (shop instanceof HTMLAnchorElement)
      setExternalLink(shop, piece.querySelector('[data-shop]')?.getAttribute('href') ?? '');
  }

  #part(name: string): HTMLElement | null {
    return this.#dialog.querySelector<HTMLElement>(`[data-lightbox-${name}]`);
  }

  #step(by: number): void {
    this.#hang(this.#position + by);
  }

  #onClick({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>('[data-lightbox-step]')?.dataset['lightboxStep'];
    if (step) this.#step(Number(step));
    else if (target.closest('[data-lightbox-close]')) this.#dialog.close();
  }

  #onKey(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Arrows with a modifier are the browser's: Alt+Left goes back.
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#step(by);
  }

  #onRelease({ clientX, clientY, pointerType }: PointerEvent): void {
    const press = this.#press;
    this.#press = undefined;
    // On an enlarged picture a stroke pans instead.
    if (!press || pointerType === 'mouse' || isEnlarged()) return;
    const by = swipeOf(clientX - press.x, clientY - press.y);
    if (by !== 0) this.#step(by);
  }
}

function isEnlarged(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01;
}

/** Copies the wall's picture with `sizes` for the full screen; falls back to the loaded file on error. */
function enlarged(onWall: HTMLPictureElement): Node {
  const picture = document.importNode(onWall, true);
  for (const part of picture.querySelectorAll('source, img')) part.setAttribute('sizes', '100vw');
  const image = picture.querySelector('img');
  const loaded = onWall.querySelector('img')?.currentSrc;
  image?.setAttribute('loading', 'eager');
  image?.setAttribute('draggable', 'false');
  if (image && loaded)
    image.addEventListener('error', () => picture.replaceChildren(showOnly(image, loaded)), { once: true });
  return picture;
}

function showOnly(image: HTMLImageElement, file: string): HTMLImageElement {
  image.removeAttribute('srcset');
  image.src = file;
  return image;
}

const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox]');
const gallery = document.querySelector<HTMLElement>('[data-gallery]');
if (dialog && gallery) new Lightbox(dialog, gallery);
