import { programmeShelf } from '#netlify/core/internship/programme-shelf.ts';
import { draftProgrammes, publicProgrammes } from '#netlify/core/internship/programmes.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { respondForCdn } from '../shelf/respond-for-cdn.ts';
import { shelfRoutes } from '../shelf/shelf-routes.ts';

export const internshipRoutes = createRoutes()
  .get('/', async (c) => respondForCdn(c, await publicProgrammes()))
  .get('/preview', requireAdmin, async (c) => c.json(await draftProgrammes(), 200))
  .route('/', shelfRoutes(programmeShelf));
