import { fold, hasWords, searchWords } from '#src/lib/text.ts';
import { pageLanguage } from '#src/lib/words/languages.ts';
import { speak } from '#src/lib/words/messages.ts';
import type { en } from '../words/en.ts';

/** Services shown by a search until "Show all" is pressed. */
const mostShown = 12;

interface Category {
  panel: HTMLElement;
  title: string;
  services: { card: HTMLElement; text: string }[];
}

export interface CatalogueSearch {
  end: () => void;
}

/** Searches as the visitor types, and marks the hits in place. `leave` shows the chosen category. */
export function searchIn(
  catalogue: HTMLElement,
  field: HTMLInputElement,
  leave: () => void,
): CatalogueSearch {
  // Set on each part, not on the catalogue: that would recalculate styles of thousands of services.
  const around = catalogue.querySelectorAll('.tools, .tabs');
  const categories = readCategories(catalogue);
  let limit = mostShown;

  const update = (): void => {
    const term = field.value.trim();
    const found = term === '' ? 0 : markFound(categories, searchWords(term), limit);
    const begins = term !== '' && !around[0]?.hasAttribute('data-searching');
    for (const part of around) part.toggleAttribute('data-searching', term !== '');
    showSummary(catalogue, term, found, found > limit);
    if (term === '') leave();
    else if (begins) scrollToResults(catalogue, field);
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
    if (key === 'Enter') focusResults(catalogue);
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

function searchedText(card: HTMLElement): string {
  const parts = card.querySelectorAll('h3, h3 + p, dd');
  return fold(Array.from(parts, (part) => part.textContent).join('\n'));
}

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

function showSummary(catalogue: HTMLElement, term: string, found: number, more: boolean): void {
  const part = (name: string) => catalogue.querySelector<HTMLElement>(`[data-${name}]`);
  const words = speak(pageLanguage(), {
    found: JSON.parse(part('found')?.dataset['found'] ?? ''),
    showAll: part('show-all')?.dataset['showAll'] ?? '',
  } as Pick<typeof en, 'found' | 'showAll'>);
  setText(part('found'), found === 0 ? '' : words.found({ count: found, term }));
  setText(part('term'), term);
  askFor(part('ask'), term);
  part('none')?.toggleAttribute('hidden', term === '' || found > 0);
  setText(part('show-all'), words.showAll({ count: found }));
  part('show-all')?.toggleAttribute('hidden', !more);
}

function askFor(link: HTMLElement | null, term: string): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.setAttribute('href', `${link.pathname}?${new URLSearchParams({ service: term })}`);
}

/** Scrolls the field up on phones if the results would be below the fold, behind the keyboard. */
function scrollToResults(catalogue: HTMLElement, field: HTMLElement): void {
  const panels = catalogue.querySelector('[data-panels]');
  if (panels && panels.getBoundingClientRect().top > innerHeight / 2) field.parentElement?.scrollIntoView();
}

/** Focuses the results, which also closes a phone's keyboard. */
function focusResults(catalogue: HTMLElement): void {
  const panels = catalogue.querySelector<HTMLElement>('[data-panels]');
  if (!panels?.querySelector('[data-shown]')) return;
  panels.focus({ preventScroll: true });
  panels.scrollIntoView();
}

/** Skips equal text, because writing it costs the browser as much as a change. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
