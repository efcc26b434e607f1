import { pageLanguage } from './languages.ts';
import { type Messages, speak } from './messages.ts';
import type { SpokenCatalogues } from './refusals.ts';

const loading = new Map<string, Promise<SpokenCatalogues>>();

/** Milliseconds until a try counts as failed, so that the page offers another way in time. */
const timeoutMs = 6000;

/** Loads the words file of a part in the page's language. The next call after a failure tries again. */
export function loadWords(part: string): Promise<SpokenCatalogues> {
  let words = loading.get(part);
  if (words === undefined) {
    // A second try, as Astro has for scripts.
    words = read(part).catch(() => read(part));
    loading.set(part, words);
    words.catch(() => loading.delete(part));
  }
  return words;
}

/** Gives a part words that a script holds already, as those of staff screens do. */
export function provideWords(part: string, words: SpokenCatalogues): void {
  loading.set(part, Promise.resolve(words));
}

const waiting = new Map<string, Promise<SpokenCatalogues>>();

/**
 * Loads the words of an island. After a failure it never resolves, so that React keeps the built HTML
 * with what was typed into it, and the page shows the fallback of a failed island (island-watch.ts).
 */
export function islandWords(part: string): Promise<SpokenCatalogues> {
  let words = waiting.get(part);
  if (words === undefined) {
    words = loadWords(part).catch((error: unknown) => {
      document.dispatchEvent(new CustomEvent('astro:hydration-error', { detail: { error } }));
      return new Promise<never>(() => undefined);
    });
    waiting.set(part, words);
  }
  return words;
}

async function read(part: string): Promise<SpokenCatalogues> {
  const language = pageLanguage();
  const { wordsVersion } = document.documentElement.dataset;
  const address = `/_astro/words/${wordsVersion}/${language}/${part}.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The words ${address} could not be loaded: ${response.status}.`);
  const catalogues: Record<string, Messages> = await response.json();
  const spoken = Object.entries(catalogues).map(([name, one]) => [name, speak(language, one)]);
  return Object.fromEntries(spoken);
}
