import { galleryShelf } from '#netlify/core/gallery/gallery-shelf.ts';
import { draftEntries, publicEntries } from '#netlify/core/shelf/read-shelf.ts';
import { publicGallery } from '#src/features/gallery/gallery-item.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { answerPublic } from '../shelf/answer-public.ts';
import { shelfRoutes } from '../shelf/shelf-routes.ts';

/** `/api/gallery` */
export const galleryItemRoutes = createRoutes()
  .get('/', async (c) => answerPublic(c, publicGallery(await publicEntries(galleryShelf))))
  .get('/preview', requireAdmin, async (c) => c.json(publicGallery(await draftEntries(galleryShelf)), 200))
  .route('/', shelfRoutes(galleryShelf));
