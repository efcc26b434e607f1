import { countServices, findMatches, fold } from './catalogue-search.ts';

/** How many services a search shows at once; a button shows the others. */
const mostShown = 30;

/** Controls of a running search. */
interface CatalogueSearch {
  clear: () => void;
  /** Reads the services again, after some were replaced. */
  refresh: () => void;
}

/** Searches the catalogue as one types. Only what changes is touched, so that thousands of services stay quick. */
export function searchIn(catalogue: HTMLElement, field: HTMLInputElement): CatalogueSearch {
  const view = new SearchView(catalogue);
  let index = readCards(catalogue);
  let limit = mostShown;

  const update = (): void => {
    const term = field.value.trim();
    if (term === '') {
      view.leave();
      return;
    }
    const hits = findMatches(index.texts, term).flatMap((position) => index.cards[position] ?? []);
    view.show(hits, limit, term);
  };
  const clear = (): void => {
    field.value = '';
    update();
  };

  field.addEventListener('input', () => {
    limit = mostShown;
    update();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') clear();
  });
  view.showAll?.addEventListener('click', () => {
    limit = Number.POSITIVE_INFINITY;
    update();
    field.focus();
  });
  update();
  return {
    clear,
    refresh: () => {
      index = readCards(catalogue);
      update();
    },
  };
}

function readCards(catalogue: HTMLElement): { cards: HTMLElement[]; texts: string[] } {
  const cards = [...catalogue.querySelectorAll<HTMLElement>('.card')];
  const words = (card: HTMLElement) =>
    Array.from(card.querySelectorAll('h3, h3 + p, dd'), (part) => part.textContent).join('\n');
  return { cards, texts: cards.map((card) => fold(words(card))) };
}

/** What a search shows: hits by category with their number, a line that says how many, or that there are none. */
class SearchView {
  readonly showAll: HTMLButtonElement | null;
  #catalogue: HTMLElement;
  #shown = new Set<HTMLElement>();

  constructor(catalogue: HTMLElement) {
    this.#catalogue = catalogue;
    this.showAll = catalogue.querySelector('[data-show-all]');
  }

  leave(): void {
    if (!('search' in this.#catalogue.dataset)) return;
    delete this.#catalogue.dataset['search'];
    for (const count of this.#catalogue.querySelectorAll('[data-hits]')) count.textContent = '';
    this.#mark([]);
    this.#say('', 0, undefined);
  }

  show(hits: readonly HTMLElement[], limit: number, term: string): void {
    const shown = hits.slice(0, limit);
    this.#mark(shown);
    this.#countByCategory(hits);
    this.#catalogue.dataset['search'] = '';
    this.#say(term, hits.length, hits.length - shown.length);
  }

  /** Marks the cards and their categories, and unmarks those that were shown before. */
  #mark(cards: readonly HTMLElement[]): void {
    const panels = cards.flatMap((card) => card.closest<HTMLElement>('.panel') ?? []);
    const next = new Set([...cards, ...panels]);
    for (const element of this.#shown) if (!next.has(element)) element.removeAttribute('data-hit');
    for (const element of next) if (!this.#shown.has(element)) element.setAttribute('data-hit', '');
    this.#shown = next;
  }

  #countByCategory(hits: readonly HTMLElement[]): void {
    const counts = Map.groupBy(hits, (card) => card.closest('.panel'));
    for (const [panel, cards] of counts) {
      const count = panel?.querySelector('[data-hits]');
      if (count) count.textContent = String(cards.length);
    }
  }

  #say(term: string, count: number, hidden: number | undefined): void {
    const found = this.#catalogue.querySelector('[data-found]');
    const none = this.#catalogue.querySelector<HTMLElement>('[data-none]');
    if (found) found.textContent = count === 0 ? '' : `${countServices(count)} for “${term}”`;
    if (none) showNone(none, term, count > 0 || term === '');
    if (this.showAll === null) return;
    this.showAll.hidden = !hidden;
    this.showAll.textContent = `Show all ${count}`;
  }
}

/** "No service matches", with a question to the studio that names what was searched for. */
function showNone(none: HTMLElement, term: string, hidden: boolean): void {
  none.hidden = hidden;
  if (hidden) return;
  const named = none.querySelector('[data-term]');
  if (named) named.textContent = term;
  none.querySelector('a')?.setAttribute('href', `/contact?${new URLSearchParams({ service: term })}`);
}
