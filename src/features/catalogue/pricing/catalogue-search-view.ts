import { countServices } from './catalogue-search.ts';
import { keepChildren } from './keep-children.ts';

/**
 * What a search shows: copies of the hits by category, and a line that says how many. The categories themselves are only
 * put out of sight, because to mark and show them anew costs a slow phone more time than a key stroke may take.
 */
export class SearchView {
  readonly cards: HTMLElement[];
  #panelOf: (HTMLElement | null)[];
  #parts: Record<'tabs' | 'print' | 'found' | 'none' | 'all' | 'panels' | 'matches', HTMLElement | null>;
  #copies = new Map<number, Node>();
  #sections = new Map<HTMLElement, HTMLElement>();

  constructor(catalogue: HTMLElement, panels: readonly HTMLElement[]) {
    this.cards = panels.flatMap((panel) => [...panel.querySelectorAll<HTMLElement>('.card')]);
    this.#panelOf = this.cards.map((card) => card.closest<HTMLElement>('.panel'));
    this.#parts = {
      tabs: catalogue.querySelector('nav'),
      print: catalogue.querySelector('[data-print]'),
      found: catalogue.querySelector('[data-found]'),
      none: catalogue.querySelector('[data-none]'),
      all: catalogue.querySelector('[data-show-all]'),
      panels: catalogue.querySelector('[data-panels]'),
      matches: catalogue.querySelector('[data-matches]'),
    };
  }

  /** The chosen category as it was before the search. */
  leave(): void {
    this.#hideCategories(false);
    this.#parts.matches?.replaceChildren();
    this.say('', 0, 0);
  }

  /** The first of the hits, which are positions of cards. */
  show(hits: readonly number[], count: number): void {
    const found = Map.groupBy(hits, (position) => this.#panelOf[position]);
    const shown = Map.groupBy(hits.slice(0, count), (position) => this.#panelOf[position]);
    const sections: Node[] = [];
    for (const [panel, positions] of shown)
      if (panel) sections.push(this.#section(panel, positions, found.get(panel)?.length ?? 0));
    if (this.#parts.matches) keepChildren(this.#parts.matches, sections);
    this.#hideCategories(true);
  }

  /** How many services were found for the term, and how many of them are not shown. */
  say(term: string, count: number, more: number): void {
    const { found, none, all } = this.#parts;
    write(found, count === 0 ? '' : `${countServices(count)} for “${term}”`);
    none?.toggleAttribute('data-on', term !== '' && count === 0);
    write(none?.querySelector('[data-term]'), term);
    none?.querySelector('a')?.setAttribute('href', `/contact?${new URLSearchParams({ service: term })}`);
    all?.toggleAttribute('data-on', more > 0);
    write(all, `Show all ${count}`);
  }

  /** Goes to what was found; the keyboard of a phone goes away. */
  enter(): void {
    const { matches } = this.#parts;
    if (!matches?.firstChild) return;
    matches.focus({ preventScroll: true });
    matches.scrollIntoView();
  }

  #hideCategories(hidden: boolean): void {
    const { panels, tabs, print } = this.#parts;
    for (const part of [panels, tabs, print]) part?.toggleAttribute('data-off', hidden);
  }

  /** A category with its hits and their number. */
  #section(panel: HTMLElement, positions: readonly number[], count: number): HTMLElement {
    const section = this.#sections.get(panel) ?? emptyCopy(panel);
    this.#sections.set(panel, section);
    write(section.querySelector('[data-hits]'), String(count));
    const list = section.querySelector('ul');
    if (list)
      keepChildren(
        list,
        positions.map((position) => this.#copy(position)),
      );
    return section;
  }

  /** Made once, so that what somebody has opened in it stays open while the term changes. */
  #copy(position: number): Node {
    const copy = this.#copies.get(position) ?? this.cards[position]?.cloneNode(true) ?? new Text();
    this.#copies.set(position, copy);
    return copy;
  }
}

/** The category's heading and a list without cards. */
function emptyCopy(panel: HTMLElement): HTMLElement {
  const section = document.createElement('section');
  section.className = 'panel';
  section.dataset['shown'] = '';
  for (const part of panel.querySelectorAll(':scope > :is(h2, ul)'))
    section.append(part.cloneNode(part.tagName === 'H2'));
  return section;
}

function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
