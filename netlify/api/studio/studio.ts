import { studioShelf } from '#netlify/core/studio/studio-shelf.ts';
import { oneEntryRoutes } from '../shelf/one-entry-routes.ts';

/** `/api/studio` */
export const studioRoutes = oneEntryRoutes(studioShelf);
