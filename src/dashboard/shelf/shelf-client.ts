import { hc } from 'hono/client';
import type { shelfRoutes } from '#netlify/api/shelf/shelf-routes.ts';
import { fetchSignedIn } from '#src/components/account/session/account-api.ts';

type ShelfApi = ReturnType<typeof shelfRoutes<object>>;

/** Returns the typed client of a kind. `word`: its URL word, such as `services`. */
export function shelfClient(word: string) {
  return hc<ShelfApi>(`/api/${word}`, { fetch: fetchSignedIn });
}

export type ShelfClient = ReturnType<typeof shelfClient>;
