import pricing from '#content/pricing.json' with { type: 'json' };
import { publishedRows } from '#src/domain/catalogue/prices/published-rows.ts';
import { shelvesIn } from '#src/domain/shelf/shelves-in.ts';
import { contentIn } from '#src/domain/studio/content-in.ts';
import type { Language } from '#src/lib/words/languages.ts';

/** Returns names of services in a language, by all that links to /contact call them. */
export function serviceNames(language: Language): Record<string, string> {
  const services = shelvesIn(language).services.map(({ id, fields: { name, page } }) => ({ id, name, page }));
  const named = new Map(services.map(({ name, page }) => [page, name]));
  const byPage = [...named].map(([page, name]) => [page?.split('/').at(-1), name]);
  const byPrices = publishedRows
    .filter(({ page }) => named.has(page))
    .map(({ serviceId, page }) => [serviceId, named.get(page)]);
  const frames = contentIn(language, 'pricing.json', pricing).frames.title;
  const byId = services.map(({ id, name }) => [id, name]);
  return Object.fromEntries([...byPage, ...byPrices, ['frames', frames], ...byId]);
}
