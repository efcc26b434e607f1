import { fold, hasWords, plural, searchWords } from '#src/lib/text.ts';

/** How many services a search shows at first; a button shows the others. */
const mostShown = 12;

/** A card of the catalogue with the words that are searched. */
interface Service {
  card: HTMLElement;
  text: string;
}

/** Controls of a running search. */
export interface CatalogueSearch {
  /** Empties the field and shows the chosen category. */
  end: () => void;
  /** Reads the services again, after some were replaced. */
  refresh: () => void;
}

/**
 * Searches the catalogue as one types. What is found is shown as copies in the place of the categories: an answer takes
 * as long as what it shows, however long the catalogue is.
 */
export function searchIn(catalogue: HTMLElement, field: HTMLInputElement): CatalogueSearch {
  let services = readServices(catalogue);
  let limit = mostShown;

  const update = (): void => {
    const term = field.value.trim();
    const words = searchWords(term);
    const found = term === '' ? [] : services.filter(({ text }) => hasWords(text, words));
    catalogue.toggleAttribute('data-searching', term !== '');
    catalogue.querySelector('[data-matches]')?.replaceChildren(...sections(found, limit));
    say(catalogue, term, found.length, found.length > limit);
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
  catalogue.querySelector('[data-show-all]')?.addEventListener('click', () => {
    search(Number.POSITIVE_INFINITY);
    field.focus();
  });
  update();
  return {
    end,
    refresh: () => {
      services = readServices(catalogue);
      update();
    },
  };
}

function readServices(catalogue: HTMLElement): Service[] {
  const cards = catalogue.querySelectorAll<HTMLElement>('[data-panels] .card');
  return Array.from(cards, (card) => ({ card, text: searchedText(card) }));
}

/** Title, description and what is included. */
function searchedText(card: HTMLElement): string {
  const parts = card.querySelectorAll('h3, h3 + p, dd');
  return fold(Array.from(parts, (part) => part.textContent).join('\n'));
}

/** The first of what was found, by category, each with the number of all that were found in it. */
function sections(found: readonly Service[], limit: number): Node[] {
  const panelOf = ({ card }: Service) => card.closest('.panel');
  const all = Map.groupBy(found, panelOf);
  const shown = Map.groupBy(found.slice(0, limit), panelOf);
  return [...shown].map(([panel, services]) => section(panel, services, all.get(panel)?.length ?? 0));
}

/** A category with copies of its hits, and their number. */
function section(panel: Element | null, services: readonly Service[], count: number): Node {
  const copy = document.createElement('section');
  copy.className = 'panel';
  copy.dataset['shown'] = '';
  for (const part of panel?.querySelectorAll('h2, .cards') ?? [])
    copy.append(part.cloneNode(part.matches('h2')));
  copy.querySelector('[data-hits]')?.append(String(count));
  copy.querySelector('.cards')?.append(...services.map(({ card }) => card.cloneNode(true)));
  return copy;
}

/** How many services were found for the term, and whether there are more than those in view. */
function say(catalogue: HTMLElement, term: string, found: number, more: boolean): void {
  const part = (name: string) => catalogue.querySelector<HTMLElement>(`[data-${name}]`);
  part('found')?.replaceChildren(found === 0 ? '' : `${plural(found, 'service')} for “${term}”`);
  part('term')?.replaceChildren(term);
  part('ask')?.setAttribute('href', `/contact?${new URLSearchParams({ service: term })}`);
  part('none')?.toggleAttribute('hidden', term === '' || found > 0);
  part('show-all')?.replaceChildren(`Show all ${found}`);
  part('show-all')?.toggleAttribute('hidden', !more);
}

/** Goes to what was found; the keyboard of a phone goes away. */
function goToFound(catalogue: HTMLElement): void {
  const matches = catalogue.querySelector<HTMLElement>('[data-matches]');
  if (!matches?.firstChild) return;
  matches.focus({ preventScroll: true });
  matches.scrollIntoView();
}
