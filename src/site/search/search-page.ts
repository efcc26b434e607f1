import { type EntryType, isEntryType } from '#src/domain/search/entry.ts';
import { pageLanguage } from '#src/lib/words/languages.ts';
import { debounce } from './debounce.ts';
import type { Found } from './find.ts';
import type { Said } from './said.ts';
import type { SearchWords } from './words/en.ts';

interface Wanted {
  term: string;
  type: EntryType | undefined;
}

const step = 10;

const search = () => import('./results.ts');

function startSearchPage(page: HTMLElement, field: HTMLInputElement): void {
  const types = [...page.querySelectorAll<HTMLInputElement>('[name="type"]')];
  const address = new URLSearchParams(location.search);
  field.value = address.get('q') ?? '';
  for (const radio of types) radio.checked = radio.value === (address.get('type') ?? 'all');
  if (!types.some(({ checked }) => checked)) for (const radio of types.slice(0, 1)) radio.checked = true;

  const wanted = (): Wanted => {
    const type = types.find(({ checked }) => checked)?.value ?? null;
    return { term: field.value, type: isEntryType(type) ? type : undefined };
  };
  const update = (): void => void show(page, wanted);
  const updateSoon = debounce(update);
  field.addEventListener('input', () => {
    history.replaceState(null, '', addressOf(wanted()));
    updateSoon();
  });
  for (const radio of types)
    radio.addEventListener('change', () => {
      history.replaceState(null, '', addressOf(wanted()));
      update();
    });
  field.form?.addEventListener('submit', (event) => {
    // Results are already shown; hiding a phone's keyboard makes room for them.
    event.preventDefault();
    field.blur();
  });
  update();
}

function addressOf({ term, type }: Wanted): string {
  if (term.trim() === '') return location.pathname;
  return `${location.pathname}?${new URLSearchParams({ q: term, ...(type && { type }) })}`;
}

async function show(page: HTMLElement, wanted: () => Wanted): Promise<void> {
  const { term, type } = wanted();
  // A slow response to an earlier term must not replace a newer one.
  const isCurrent = (): boolean => wanted().term === term && wanted().type === type;
  if (term.trim() === '') {
    render(page, { status: page.dataset['termMissing'] ?? '' });
    return;
  }
  try {
    const { find, loadSearchWords, nearestWords, resultRows, saidOf } = await search();
    const [words, found] = await Promise.all([loadSearchWords(), find(term, type)]);
    const first = resultRows(page, words, await found.entries(0, step));
    if (!isCurrent()) return;
    render(page, saidOf(words, term, found.total), first);
    offerMore(page, words, found, first.length);
    if (found.total > 0) return;
    const nearest = nearestWords(pageLanguage(), term, namesOn(page));
    offerNextSteps(page, words, term, nearest);
  } catch {
    if (isCurrent()) render(page, { status: page.dataset['unreachable'] ?? '' });
  }
}

function render(page: HTMLElement, { status, count = '', announcement = status }: Said, first: Node[] = []) {
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`);
  part('status')?.replaceChildren(status);
  part('count')?.replaceChildren(count);
  part('announcement')?.replaceChildren(announcement);
  part('results')?.replaceChildren(...first);
  part('more')?.toggleAttribute('hidden', true);
  page.toggleAttribute('data-found', first.length > 0);
  page.removeAttribute('data-none');
  page.setAttribute('data-ready', '');
}

/** Lists the titles of what is sold, which the page lists in full. */
function namesOn(page: HTMLElement): string[] {
  const links = page.querySelectorAll('[data-named] li span:first-child');
  return Array.from(links, (link) => link.textContent ?? '');
}

/** Links a search without results to the nearest words, and to us with the term filled in. */
function offerNextSteps(page: HTMLElement, words: SearchWords, term: string, nearest: readonly string[]) {
  page.setAttribute('data-none', '');
  const part = <T extends Element>(name: string) => page.querySelector<T>(`[data-${name}]`);
  const near = part<HTMLElement>('near');
  if (near) near.hidden = nearest.length === 0;
  part('near-words')?.replaceChildren(
    ...nearest.flatMap((word, position) => {
      const address = `${location.pathname}?${new URLSearchParams({ q: word })}`;
      const link = Object.assign(document.createElement('a'), { href: address, textContent: word });
      return position === 0 ? [link] : [', ', link];
    }),
  );
  const ask = part<HTMLAnchorElement>('ask');
  if (ask) ask.search = `?${new URLSearchParams({ service: term })}`;
  const whatsApp = part<HTMLAnchorElement>('whatsapp');
  if (whatsApp) whatsApp.search = `?text=${encodeURIComponent(words.askOffer({ term }))}`;
}

function offerMore(page: HTMLElement, words: SearchWords, found: Found, shown: number): void {
  const more = page.querySelector<HTMLButtonElement>('[data-more]');
  const list = page.querySelector<HTMLElement>('[data-results]');
  if (!(more && list)) return;
  more.hidden = shown >= found.total;
  more.textContent = words.showMore({ number: Math.min(step, found.total - shown) });
  more.onclick = async () => {
    try {
      const { resultRows } = await search();
      const next = resultRows(page, words, await found.entries(shown, step));
      list.append(...next);
      list.children[shown]?.querySelector('a')?.focus();
      offerMore(page, words, found, shown + next.length);
    } catch {
      page.querySelector('[data-announcement]')?.replaceChildren(words.unreachable);
      more.textContent = words.moreFailed;
    }
  };
}

const page = document.querySelector<HTMLElement>('[data-search-page]');
const field = page?.querySelector<HTMLInputElement>('input[name="q"]');
if (page && field) startSearchPage(page, field);
