import { afterPaint } from '#src/lib/loading/after-paint.ts';
import { leadOutside } from '../outside-link.ts';
import { swipeOf, wrapAround } from './lightbox-steps.ts';

/** The dialog over the wall: opens on a picture, walks through those of the page, gives the focus back. */
class Lightbox {
  readonly #dialog: HTMLDialogElement;
  readonly #wall: HTMLElement;
  #position = 0;
  #press: { x: number; y: number } | undefined;

  constructor(dialog: HTMLDialogElement, wall: HTMLElement) {
    this.#dialog = dialog;
    this.#wall = wall;
    wall.addEventListener('click', (event) => this.#openOn(event));
    dialog.addEventListener('click', (event) => this.#onClick(event));
    dialog.addEventListener('keydown', (event) => this.#onKey(event));
    dialog.addEventListener('pointerdown', ({ clientX, clientY }) => {
      this.#press = { x: clientX, y: clientY };
    });
    dialog.addEventListener('pointerup', (event) => this.#onRelease(event));
  }

  /** The pictures of this page. */
  get #pieces(): HTMLElement[] {
    return [...this.#wall.querySelectorAll<HTMLElement>('[data-piece]')];
  }

  #openOn(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('[data-open-picture]') : null;
    const piece = link?.closest<HTMLElement>('[data-piece]');
    if (!piece || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.#open(piece, link);
  }

  /** The picture says first that it was pressed: a slow phone needs a while to lay the dialog over the page. */
  async #open(piece: HTMLElement, link: Element | null | undefined): Promise<void> {
    link?.setAttribute('aria-busy', 'true');
    await afterPaint();
    link?.removeAttribute('aria-busy');
    if (this.#dialog.open) return;
    this.#hang(this.#pieces.indexOf(piece));
    this.#dialog.showModal();
  }

  #hang(position: number): void {
    const pieces = this.#pieces;
    this.#position = wrapAround(position, pieces.length);
    const piece = pieces[this.#position];
    const picture = piece?.querySelector('picture')?.cloneNode(true);
    if (!piece || !(picture instanceof HTMLElement)) return;
    this.#part('stage')?.replaceChildren(enlarge(picture));
    this.#part('title')?.replaceChildren(piece.querySelector('[data-piece-title]')?.textContent ?? '');
    this.#part('count')?.replaceChildren(`${this.#position + 1} of ${pieces.length}`);
    const shop = this.#part('shop');
    if (shop instanceof HTMLAnchorElement)
      leadOutside(shop, piece.querySelector('[data-shop]')?.getAttribute('href') ?? '');
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
    if (by === undefined) return;
    event.preventDefault();
    this.#step(by);
  }

  #onRelease({ clientX, clientY, pointerType }: PointerEvent): void {
    const press = this.#press;
    this.#press = undefined;
    if (!press || pointerType === 'mouse') return;
    const by = swipeOf(clientX - press.x, clientY - press.y);
    if (by !== 0) this.#step(by);
  }
}

/** The same files as on the wall; the browser picks a larger one. */
function enlarge(picture: HTMLElement): HTMLElement {
  for (const part of picture.querySelectorAll('source, img')) part.setAttribute('sizes', '100vw');
  const image = picture.querySelector('img');
  image?.setAttribute('loading', 'eager');
  image?.setAttribute('draggable', 'false');
  return picture;
}

const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox]');
const wall = document.querySelector<HTMLElement>('[data-gallery]');
if (dialog && wall) new Lightbox(dialog, wall);
