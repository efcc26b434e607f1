import { fold, hasWords, plural, searchWords } from '#src/lib/text.ts';

/** Number of services that a search shows first; a button shows the others. */
const mostShown = 12;

/** A category and its services, each with the words that are searched. */
interface Category {
  panel: HTMLElement;
  title: string;
  services: { card: HTMLElement; text: string }[];
}

/** Control of a running search. */
export interface CatalogueSearch {
  /** Empties the field and shows the chosen category. */
  end: () => void;
}

/** Searches the catalogue as one types: what was found is marked where it stands, and shows as one list. `leave` shows the chosen category. */
export function searchIn(
  catalogue: HTMLElement,
  field: HTMLInputElement,
  leave: () => void,
): CatalogueSearch {
  // Said to each, not to the catalogue around them: a browser would look through thousands of services for it.
  const around = catalogue.querySelectorAll('.tools, .tabs');
  const categories = readCategories(catalogue);
  let limit = mostShown;

  const update = (): void => {
    const term = field.value.trim();
    const found = term === '' ? 0 : markFound(categories, searchWords(term), limit);
    const begins = term !== '' && !around[0]?.hasAttribute('data-searching');
    for (const part of around) part.toggleAttribute('data-searching', term !== '');
    say(catalogue, term, found, found > limit);
    if (term === '') leave();
    else if (begins) makeRoom(catalogue, field);
  };
  const search = (most: number): void => {
    limit = most;
    update();
  };
  const end = (): void => {
    field.value = '';
    search(mostShown);
  };

  field.addEventListener('input', () => search(mostShown));
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end();
    if (key === 'Enter') goToFound(catalogue);
  });
  catalogue.querySelector('[data-end-search]')?.addEventListener('click', () => {
    end();
    field.focus();
  });
  catalogue.querySelector('[data-show-all]')?.addEventListener('click', () => {
    search(Number.POSITIVE_INFINITY);
    field.focus();
  });
  update();
  return { end };
}

function readCategories(catalogue: HTMLElement): Category[] {
  return Array.from(catalogue.querySelectorAll<HTMLElement>('.panel'), (panel) => ({
    panel,
    title: panel.querySelector('h2')?.textContent ?? '',
    services: Array.from(panel.querySelectorAll<HTMLElement>('.card'), (card) => ({
      card,
      text: searchedText(card),
    })),
  }));
}

/** Title, description and what is included. */
function searchedText(card: HTMLElement): string {
  const parts = card.querySelectorAll('h3, h3 + p, dd');
  return fold(Array.from(parts, (part) => part.textContent).join('\n'));
}

/** Marks the first of the services that have all the words, and gives back how many have them. */
function markFound(categories: readonly Category[], words: readonly string[], limit: number): number {
  let found = 0;
  for (const { panel, title, services } of categories) {
    const before = found;
    for (const { card, text } of services) {
      const hit = hasWords(text, words);
      const shown = hit && found < limit;
      card.toggleAttribute('data-hit', shown);
      if (shown) card.dataset['of'] = title;
      if (hit) found += 1;
    }
    if (found > before && before < limit) panel.dataset['shown'] = 'found';
    else delete panel.dataset['shown'];
  }
  return found;
}

/** Says how many services were found, and whether more are hidden. */
function say(catalogue: HTMLElement, term: string, found: number, more: boolean): void {
  const part = (name: string) => catalogue.querySelector<HTMLElement>(`[data-${name}]`);
  write(part('found'), found === 0 ? '' : `${plural(found, 'service')} for “${term}”`);
  write(part('term'), term);
  part('ask')?.setAttribute('href', `/contact?${new URLSearchParams({ service: term })}`);
  part('none')?.toggleAttribute('hidden', term === '' || found > 0);
  write(part('show-all'), `Show all ${found}`);
  part('show-all')?.toggleAttribute('hidden', !more);
}

/** On a phone the field and the keyboard leave little room: the field goes up where what was found would be out of sight. */
function makeRoom(catalogue: HTMLElement, field: HTMLElement): void {
  const panels = catalogue.querySelector('[data-panels]');
  if (panels && panels.getBoundingClientRect().top > innerHeight / 2) field.parentElement?.scrollIntoView();
}

/** Goes to what was found; the keyboard of a phone goes away. */
function goToFound(catalogue: HTMLElement): void {
  const panels = catalogue.querySelector<HTMLElement>('[data-panels]');
  if (!panels?.querySelector('[data-shown]')) return;
  panels.focus({ preventScroll: true });
  panels.scrollIntoView();
}

/** Asks first: to write what is there already costs a browser as much as a change. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
