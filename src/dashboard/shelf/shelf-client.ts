import { hc } from 'hono/client';
import type { shelfRoutes } from '#netlify/api/shelf/shelf-routes.ts';
import { fetchSignedIn } from '#src/components/account/session/account-api.ts';

/** What can be done with the entries of any kind; their fields are those of the kind. */
type ShelfApi = ReturnType<typeof shelfRoutes<object>>;

/** The typed client of one kind, by the word in its address: `services`. */
export function shelfClient(word: string) {
  return hc<ShelfApi>(`/api/${word}`, { fetch: fetchSignedIn });
}

export type ShelfClient = ReturnType<typeof shelfClient>;
