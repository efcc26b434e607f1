import type { Language } from './languages.ts';
import { type Messages, speak } from './messages.ts';
import type { SpokenCatalogues } from './refusals.ts';

const loading = new Map<string, Promise<SpokenCatalogues>>();

/** Milliseconds until words count as missing, so that the page offers another way in time. */
const timeoutMs = 6000;

const failed = new Set<string>();

/**
 * Loads the words file of a part in the page's language. Keeps a failure, because React would ask
 * again without end; `again` tries again after one.
 */
export function loadWords(part: string, again = false): Promise<SpokenCatalogues> {
  let words = loading.get(part);
  if (words === undefined || (again && failed.delete(part))) {
    words = read(part);
    loading.set(part, words);
    words.catch(() => failed.add(part));
  }
  return words;
}

/** Gives a part words that a script holds already, as those of staff screens do. */
export function provideWords(part: string, words: SpokenCatalogues): void {
  loading.set(part, Promise.resolve(words));
}

async function read(part: string): Promise<SpokenCatalogues> {
  const { dataset, lang } = document.documentElement;
  const address = `/_astro/words/${dataset['words']}/${lang}/${part}.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The words ${address} could not be loaded: ${response.status}.`);
  const catalogues: Record<string, Messages> = await response.json();
  const spoken = Object.entries(catalogues).map(([name, one]) => [name, speak(lang as Language, one)]);
  return Object.fromEntries(spoken);
}
