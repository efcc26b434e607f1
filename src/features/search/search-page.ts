import { plural } from '#src/lib/text.ts';
import { resultRow } from './result-row.ts';
import { type SearchEntry, search } from './search.ts';
import { searchIndex } from './search-index.ts';
import { searchStatus, searchUnreachable } from './search-messages.ts';

/** /search: shows results for `q` in the address and, from then on, for every letter typed. */
const page = document.querySelector<HTMLElement>('[data-search-page]');
const field = page?.querySelector<HTMLInputElement>('input[name="q"]');

if (page && field) {
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  void show(page, field.value);
  field.addEventListener('input', () => {
    history.replaceState(null, '', addressOf(field.value));
    void show(page, field.value);
  });
  field.form?.addEventListener('submit', (event) => {
    // The results are there already; a phone's keyboard makes room for them.
    event.preventDefault();
    field.blur();
  });
}

function addressOf(term: string): string {
  return term.trim() === '' ? location.pathname : `${location.pathname}?${new URLSearchParams({ q: term })}`;
}

async function show(target: HTMLElement, term: string): Promise<void> {
  if (term.trim() === '') {
    render(target, term, []);
    return;
  }
  try {
    const results = search(await searchIndex(), term);
    // A slower answer to an earlier letter must not replace a newer one.
    if (term === target.querySelector<HTMLInputElement>('input[name="q"]')?.value)
      render(target, term, results);
  } catch {
    render(target, term, [], searchUnreachable);
  }
}

function render(target: HTMLElement, term: string, results: SearchEntry[], trouble?: string): void {
  const part = (name: string) => target.querySelector<HTMLElement>(`[data-${name}]`);
  const template = target.querySelector('template');
  const status = trouble ?? searchStatus(term, results.length);
  const count = results.length === 0 ? '' : plural(results.length, 'result');
  part('status')?.replaceChildren(status);
  part('count')?.replaceChildren(count);
  part('announcement')?.replaceChildren(`${status} ${count}`);
  if (template) part('results')?.replaceChildren(...results.map((entry) => resultRow(template, entry, term)));
  target.toggleAttribute('data-found', results.length > 0);
  target.setAttribute('data-ready', '');
}
