import type { ClientResponse } from 'hono/client';
import { answerTo } from '#src/lib/answer.ts';
import { isPreview, staffHeaders } from './preview.ts';

/** What a page asks for the entries that are newer than itself. */
interface LiveCalls<Item extends { id: string }> {
  /** Asks what is public now. */
  ask: (
    init: RequestInit,
  ) => Promise<ClientResponse<Item[], 200, 'json'> | ClientResponse<null, 304, 'body'>>;
  /** Asks for what would be public with all drafts; the call comes with the name of the person who is signed in. */
  preview: (init: RequestInit) => Promise<ClientResponse<Item[], 200, 'json'>>;
}

/** How the cards of one list of entries are refreshed. */
interface LiveList<Item extends { id: string }> extends LiveCalls<Item> {
  /** Writes an entry into its card, which may be a new one. */
  fill: (card: HTMLElement, item: Item) => void;
  /** What follows at once from another list. */
  changed?: () => void;
}

/** Milliseconds until what was built has to do. */
const patience = 8000;

/**
 * Puts what was published since the build into the page: one call, which brings nothing where nothing is new. Cards that stay
 * are changed in place. When nothing can be reached, the page stays as it was built.
 */
export async function refreshList<Item extends { id: string }>(
  list: HTMLElement,
  { fill, changed, ...calls }: LiveList<Item>,
): Promise<void> {
  const items = await newerItems(list, calls);
  if (items !== undefined) await showItems(list, items, fill, changed);
}

/**
 * Lets a list show these entries, in their order: its cards are changed in place, and its template makes new ones. What has
 * another place then glides there.
 */
export async function showItems<Item extends { id: string }>(
  list: HTMLElement,
  items: readonly Item[],
  fill: LiveList<Item>['fill'],
  changed?: () => void,
): Promise<void> {
  const empty = list.querySelector('template');
  if (empty === null) return;
  const change = () => {
    placeCards(list, empty, items, fill);
    changed?.();
  };
  // Loaded once something is new. Where it does not come, the cards take their places at once.
  const glide = await import('./glide.ts').then(
    (part) => part.glide,
    () => undefined,
  );
  if (glide) glide(list, change);
  else change();
}

function placeCards<Item extends { id: string }>(
  list: HTMLElement,
  empty: HTMLTemplateElement,
  items: readonly Item[],
  fill: LiveList<Item>['fill'],
): void {
  const cards = new Map(cardsOf(list).map((card) => [card.dataset['entry'], card]));
  const wanted = items.flatMap((item) => {
    const card = cards.get(item.id) ?? newCard(empty, item.id);
    if (card) fill(card, item);
    return card ?? [];
  });
  for (const card of cards.values()) if (!wanted.includes(card)) card.remove();
  // Only what stands elsewhere is moved: what one reads stays where it is.
  wanted.forEach((card, place) => {
    const there = cardsOf(list)[place];
    if (there !== card) list.insertBefore(card, there ?? empty);
  });
}

/** Writes a text where it is not there already, so that nothing flashes. */
export function writeText(card: HTMLElement, part: string, text: string): void {
  for (const element of card.querySelectorAll(`[data-part="${part}"]`))
    if (element.textContent !== text) element.textContent = text;
}

/** Lets the card's arrow link (MoreLink.astro) lead elsewhere. */
export function writeLink(card: HTMLElement, href: string, label: string, more: string): void {
  const link = card.querySelector<HTMLAnchorElement>('a[data-part="link"]');
  const words = link?.querySelector('span');
  if (!link || !words?.firstChild || !words.lastElementChild) return;
  if (link.getAttribute('href') !== href) link.href = href;
  words.firstChild.textContent = label;
  words.lastElementChild.textContent = ` ${more}`;
}

/** What is public now, when it is another than what the page was built from: the tag of that is on `built`. */
export async function newerItems<Item extends { id: string }>(
  built: HTMLElement,
  { ask, preview }: LiveCalls<Item>,
): Promise<Item[] | undefined> {
  // Only staff get an answer to a preview: for anyone else the page stays as it was built.
  const [call, headers] = isPreview()
    ? [preview, staffHeaders()]
    : [ask, { 'if-none-match': `"${built.dataset['liveList']}"` }];
  const answer = await answerTo((init) => call({ ...init, headers }), patience);
  return answer.kind === 'ok' ? answer.data : undefined;
}

function cardsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-entry]')];
}

function newCard(empty: HTMLTemplateElement, id: string): HTMLElement | undefined {
  const card = document.importNode(empty.content, true).firstElementChild;
  if (!(card instanceof HTMLElement)) return undefined;
  card.dataset['entry'] = id;
  return card;
}
