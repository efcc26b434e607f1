import { studioShelf } from '#netlify/core/studio/studio-shelf.ts';
import { oneEntryRoutes } from '../shelf/one-entry-routes.ts';

/** `/api/studio`: needs a fresh login, as a stolen token must not change phone numbers and addresses. */
export const studioRoutes = oneEntryRoutes(studioShelf, { fresh: true });
