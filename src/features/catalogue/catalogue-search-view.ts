import { countServices } from './catalogue-search.ts';

/**
 * What a search shows: hits by category with their number, and a line that says how many. Only what changes is touched.
 * Cards of categories that are out of view keep their mark, so that the next search has less to change.
 */
export class SearchView {
  readonly cards: HTMLElement[];
  #panelOf: (HTMLElement | null)[];
  #panels: HTMLElement[];
  #missed: boolean[];
  #chosen: () => HTMLElement | undefined;
  #searching = false;
  #parts: { tabs: Element | null; found: Element | null; none: Element | null; showAll: Element | null };

  constructor(catalogue: HTMLElement, chosen: () => HTMLElement | undefined) {
    this.cards = [...catalogue.querySelectorAll<HTMLElement>('.card')];
    this.#panels = [...catalogue.querySelectorAll<HTMLElement>('.panel')];
    this.#panelOf = this.cards.map((card) => card.closest<HTMLElement>('.panel'));
    this.#missed = this.cards.map((card) => card.hasAttribute('data-miss'));
    this.#chosen = chosen;
    this.#parts = {
      tabs: catalogue.querySelector('nav'),
      found: catalogue.querySelector('[data-found]'),
      none: catalogue.querySelector('[data-none]'),
      showAll: catalogue.querySelector('[data-show-all]'),
    };
    this.#mark((panel) => panel === chosen());
  }

  /** The chosen category as it was before the search. */
  leave(): void {
    const chosen = this.#chosen();
    this.#mark((panel) => panel === chosen);
    this.#showPanels(new Map(chosen === undefined ? [] : [[chosen, '']]));
    if (!this.#searching) return;
    this.#searching = false;
    this.#parts.tabs?.removeAttribute('data-off');
    this.#say('', 0, 0);
  }

  /** The first of the hits, which are positions of cards. */
  show(hits: readonly number[], limit: number, term: string): void {
    const shown = new Set(hits.slice(0, limit));
    const counts = Map.groupBy(hits, (position) => this.#panelOf[position]);
    const headings = new Map<HTMLElement, string>();
    for (const position of shown) {
      const panel = this.#panelOf[position];
      if (panel) headings.set(panel, String(counts.get(panel)?.length));
    }
    this.#mark((panel, position) => shown.has(position) || !headings.has(panel));
    this.#showPanels(headings);
    this.#searching = true;
    this.#parts.tabs?.setAttribute('data-off', '');
    this.#say(term, hits.length, hits.length - shown.size);
  }

  /** Marks the cards that are not to be seen. */
  #mark(isSeen: (panel: HTMLElement, position: number) => boolean): void {
    this.cards.forEach((card, position) => {
      const panel = this.#panelOf[position];
      const missed = !(panel && isSeen(panel, position));
      if (missed !== this.#missed[position]) card.toggleAttribute('data-miss', missed);
      this.#missed[position] = missed;
    });
  }

  /** Shows these categories, each with the number of its hits. */
  #showPanels(headings: ReadonlyMap<HTMLElement, string>): void {
    for (const panel of this.#panels) {
      const count = headings.get(panel);
      panel.toggleAttribute('data-shown', count !== undefined);
      if (count !== undefined) write(panel.querySelector('[data-hits]'), count);
    }
  }

  #say(term: string, count: number, more: number): void {
    const { found, none, showAll } = this.#parts;
    write(found, count === 0 ? '' : `${countServices(count)} for “${term}”`);
    none?.toggleAttribute('data-on', term !== '' && count === 0);
    write(none?.querySelector('[data-term]'), term);
    none?.querySelector('a')?.setAttribute('href', `/contact?${new URLSearchParams({ service: term })}`);
    showAll?.toggleAttribute('data-on', more > 0);
    write(showAll, `Show all ${count}`);
  }
}

function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
