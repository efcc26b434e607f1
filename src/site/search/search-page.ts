import { type EntryType, isEntryType } from '#src/domain/search/entry.ts';
import { plural } from '#src/lib/text.ts';
import { debounce } from './debounce.ts';
import type { Found } from './find.ts';
import { searchStatus, searchUnreachable } from './search-messages.ts';

interface Wanted {
  term: string;
  type: EntryType | undefined;
}

const step = 10;
const nothing: Found = { total: 0, entries: async () => [] };

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
  try {
    if (term.trim() === '') {
      render(page, term, nothing, []);
      return;
    }
    const { find, nearestWords, pageLanguage, resultRows } = await search();
    const found = await find(term, type);
    const first = resultRows(page, await found.entries(0, step));
    if (!isCurrent()) return;
    render(page, term, found, first);
    if (found.total === 0) offerNextSteps(page, term, nearestWords(pageLanguage(), term, namesOn(page)));
  } catch {
    if (isCurrent()) render(page, term, nothing, [], searchUnreachable);
  }
}

function render(page: HTMLElement, term: string, found: Found, first: Node[], error?: string): void {
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`);
  const status = error ?? searchStatus(term, found.total);
  const count = found.total === 0 ? '' : plural(found.total, 'result');
  part('status')?.replaceChildren(status);
  part('count')?.replaceChildren(count);
  part('announcement')?.replaceChildren(`${status} ${count}`);
  part('results')?.replaceChildren(...first);
  offerMore(page, term, found, first.length);
  page.toggleAttribute('data-found', found.total > 0);
  page.toggleAttribute('data-none', error === undefined && term.trim() !== '' && found.total === 0);
  page.setAttribute('data-ready', '');
}

/** Lists the titles of what is sold, which the page lists in full. */
function namesOn(page: HTMLElement): string[] {
  const links = page.querySelectorAll('[data-named] li span:first-child');
  return Array.from(links, (link) => link.textContent ?? '');
}

/** Links a search without results to the nearest words, and to us with the term filled in. */
function offerNextSteps(page: HTMLElement, term: string, words: readonly string[]): void {
  const part = <T extends Element>(name: string) => page.querySelector<T>(`[data-${name}]`);
  const near = part<HTMLElement>('near');
  if (near) near.hidden = words.length === 0;
  part('near-words')?.replaceChildren(
    ...words.flatMap((word, position) => {
      const address = `/search?${new URLSearchParams({ q: word })}`;
      const link = Object.assign(document.createElement('a'), { href: address, textContent: word });
      return position === 0 ? [link] : [', ', link];
    }),
  );
  part('ask')?.setAttribute('href', `/contact?${new URLSearchParams({ service: term })}`);
  const whatsApp = part<HTMLAnchorElement>('whatsapp');
  if (whatsApp) whatsApp.search = `?text=${encodeURIComponent(`Hello, do you also offer this: ${term}`)}`;
}

function offerMore(page: HTMLElement, term: string, found: Found, shown: number): void {
  const more = page.querySelector<HTMLButtonElement>('[data-more]');
  const list = page.querySelector<HTMLElement>('[data-results]');
  if (!(more && list)) return;
  more.hidden = shown >= found.total;
  more.textContent = `Show ${Math.min(step, found.total - shown)} more`;
  more.onclick = async () => {
    try {
      const { resultRows } = await search();
      const next = resultRows(page, await found.entries(shown, step));
      list.append(...next);
      list.children[shown]?.querySelector('a')?.focus();
      offerMore(page, term, found, shown + next.length);
    } catch {
      page.querySelector('[data-announcement]')?.replaceChildren(searchUnreachable);
      more.textContent = 'They could not be loaded. Try again';
    }
  };
}

const page = document.querySelector<HTMLElement>('[data-search-page]');
const field = page?.querySelector<HTMLInputElement>('input[name="q"]');
if (page && field) startSearchPage(page, field);
