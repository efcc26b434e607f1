import { findMatches, fold } from './catalogue-search.ts';
import { SearchView } from './catalogue-search-view.ts';

/** How many services a search shows at once; a button shows the others. */
const mostShown = 12;

/** As many as a phone has room for under its keyboard: they answer the key stroke, the others follow in a pause. */
const shownFirst = 2;

/** Milliseconds between key strokes that are a pause. */
const pause = 160;

/** Controls of a running search. */
export interface CatalogueSearch {
  /** Empties the field and shows the chosen category. */
  end: () => void;
  /** Reads the services again, after some were replaced. */
  refresh: () => void;
}

/** Searches the catalogue's categories as one types. */
export function searchIn(
  catalogue: HTMLElement,
  panels: readonly HTMLElement[],
  field: HTMLInputElement,
): CatalogueSearch {
  let view = new SearchView(catalogue, panels);
  let texts = view.cards.map(searchedText);
  let shown: readonly number[] = [];
  let limit = mostShown;
  let growing: ReturnType<typeof setTimeout> | undefined;

  const leave = (): void => {
    clearTimeout(growing);
    shown = [];
    view.leave();
  };
  const grow = (hits: readonly number[], count: number): void => {
    clearTimeout(growing);
    shown = hits.slice(0, Math.min(count, limit));
    view.show(hits, shown.length);
    if (hits.length > shown.length && shown.length < limit)
      growing = setTimeout(() => grow(hits, count * 2), pause);
  };
  const update = (): void => {
    const term = field.value.trim();
    if (term === '') {
      leave();
      return;
    }
    const hits = findMatches(texts, term);
    view.say(term, hits.length, Math.max(0, hits.length - limit));
    grow(hits, Math.max(shownFirst, alikeAtFirst(shown, hits)));
  };
  const end = (): void => {
    field.value = '';
    leave();
  };

  field.addEventListener('input', () => {
    limit = mostShown;
    update();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') end();
    if (event.key === 'Enter') view.enter();
  });
  catalogue.querySelector('[data-show-all]')?.addEventListener('click', () => {
    limit = Number.POSITIVE_INFINITY;
    update();
    field.focus();
  });
  update();
  return {
    end,
    refresh: () => {
      leave();
      view = new SearchView(catalogue, panels);
      texts = view.cards.map(searchedText);
      update();
    },
  };
}

/** How many of the first are the same in both. */
function alikeAtFirst(some: readonly number[], others: readonly number[]): number {
  const differs = some.findIndex((value, position) => value !== others[position]);
  return differs === -1 ? some.length : differs;
}

/** Title, description and what is included. */
function searchedText(card: HTMLElement): string {
  const parts = card.querySelectorAll('h3, h3 + p, dd');
  return fold(Array.from(parts, (part) => part.textContent).join('\n'));
}
