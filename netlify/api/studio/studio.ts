import { studioShelf } from '#netlify/core/studio/studio-shelf.ts';
import { oneEntryRoutes } from '../shelf/one-entry-routes.ts';

/** `/api/studio`: a stolen token must not move the studio's phone numbers and addresses. */
export const studioRoutes = oneEntryRoutes(studioShelf, { fresh: true });
