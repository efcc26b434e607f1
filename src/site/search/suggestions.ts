import type { FoundEntry } from '#src/domain/search/record.ts';
import { debounce } from './debounce.ts';
import { find } from './find.ts';
import { marked } from './result-row.ts';
import { loadSearchWords, saidOf } from './said.ts';
import type { SearchWords } from './words/en.ts';

const shown = 5;

interface Suggestions {
  words: SearchWords;
  total: number;
  entries: FoundEntry[];
}

interface Parts {
  box: HTMLElement;
  field: HTMLInputElement;
  panel: HTMLElement;
  results: HTMLElement;
  all: HTMLAnchorElement;
  allLabel: HTMLElement;
  announcement: HTMLElement;
}

export function suggestIn(box: HTMLElement): void {
  const parts = findParts(box);
  const { field, panel } = parts;
  const update = () => void suggest(parts);
  field.addEventListener('input', debounce(update));
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) {
      panel.hidden = true;
      field.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      move(parts, event);
    }
  });
  box.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && box.contains(event.relatedTarget))) panel.hidden = true;
  });
  // Handles what was typed while this was loading.
  update();
}

function findParts(box: HTMLElement): Parts {
  const part = <T extends HTMLElement>(selector: string): T => {
    const found = box.querySelector<T>(selector);
    if (found === null) throw new Error(`The search box lacks ${selector}.`);
    return found;
  };
  return {
    box,
    field: part('input'),
    panel: part('[data-suggestions]'),
    results: part('[data-results]'),
    all: part('[data-all]'),
    allLabel: part('[data-all-label]'),
    announcement: part('[data-announcement]'),
  };
}

async function suggest(parts: Parts): Promise<void> {
  const term = parts.field.value.trim();
  const results = term === '' ? undefined : await suggestionsFor(term);
  // A slow response to an earlier term must not replace a newer one.
  if (term === parts.field.value.trim()) render(parts, term, results);
}

async function suggestionsFor(term: string): Promise<Suggestions | undefined> {
  try {
    const [words, found] = await Promise.all([loadSearchWords(), find(term)]);
    return { words, total: found.total, entries: await found.entries(0, shown) };
  } catch {
    // Without suggestions the form still opens /search, which shows the error.
    return undefined;
  }
}

function render(parts: Parts, term: string, results: Suggestions | undefined): void {
  const { panel, announcement, field } = parts;
  panel.hidden = results === undefined || !parts.box.contains(document.activeElement);
  if (term === '') announcement.textContent = '';
  if (results === undefined) return;
  const { words, total: count, entries } = results;
  const said = saidOf(words, term, count);
  parts.results.replaceChildren(...entries.map((entry) => suggestion(words, entry)));
  parts.all.href = `${field.form?.action}?${new URLSearchParams({ q: term })}`;
  parts.allLabel.textContent = count === 0 ? said.status : words.allResults({ count });
  announcement.textContent = said.announcement ?? said.status;
}

function suggestion(words: SearchWords, entry: FoundEntry): HTMLLIElement {
  const title = document.createElement('span');
  title.append(...marked(entry.title));
  const type = Object.assign(document.createElement('small'), {
    textContent: entry.price ?? words[entry.type],
  });
  const link = Object.assign(document.createElement('a'), { href: entry.href });
  link.append(title, type);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** Moves the focus between field and results with the arrow keys; reopens a closed panel. */
function move(parts: Parts, event: KeyboardEvent): void {
  const { field, panel } = parts;
  if (panel.hidden) {
    void suggest(parts);
    return;
  }
  const stops: HTMLElement[] = [field, ...panel.querySelectorAll('a')];
  const { activeElement } = document;
  const position = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const next = stops[position + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
