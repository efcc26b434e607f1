import { checkPaper, readPaper } from '#netlify/core/paper/read-paper.ts';
import { clientAddress, createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';

/** `/api/papers/{code}`: whether a paper is genuine, for anyone; the paper itself, for staff. */
export const paperRoutes = createRoutes()
  .get('/:code', async (c) => c.json(await checkPaper(c.req.param('code'), clientAddress(c)), 200))
  .get('/:code/whole', requireAdmin, async (c) => c.json(await readPaper(c.req.param('code')), 200));
