import { findMatches, fold } from './catalogue-search.ts';
import { SearchView } from './catalogue-search-view.ts';

/** How many services a search shows at once; a button shows the others. */
const mostShown = 12;

/** Controls of a running search. */
export interface CatalogueSearch {
  /** Empties the field and shows the chosen category. */
  end: () => void;
  /** Reads the services again, after some were replaced. */
  refresh: () => void;
}

/** Searches the catalogue as one types. `chosen` is the category that shows when nothing is searched for. */
export function searchIn(
  catalogue: HTMLElement,
  field: HTMLInputElement,
  chosen: () => HTMLElement | undefined,
): CatalogueSearch {
  let view = new SearchView(catalogue, chosen);
  let texts = view.cards.map(searchedText);
  let limit = mostShown;

  const update = (): void => {
    const term = field.value.trim();
    if (term === '') view.leave();
    else view.show(findMatches(texts, term), limit, term);
  };
  const end = (): void => {
    field.value = '';
    view.leave();
  };

  field.addEventListener('input', () => {
    limit = mostShown;
    update();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') end();
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
      view.leave();
      view = new SearchView(catalogue, chosen);
      texts = view.cards.map(searchedText);
      update();
    },
  };
}

/** Title, description and what is included. */
function searchedText(card: HTMLElement): string {
  const parts = card.querySelectorAll('h3, h3 + p, dd');
  return fold(Array.from(parts, (part) => part.textContent).join('\n'));
}
