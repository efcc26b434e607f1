import {
  addLetter,
  changeLetter,
  previewLetter,
  readLetter,
} from '#netlify/core/newsletter/letter/change-letters.ts';
import { letterList } from '#netlify/core/newsletter/letter/letter-list.ts';
import { sendLetter, sendTest, stopLetter } from '#netlify/core/newsletter/letter/send-letter.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { removeLetter } from '#netlify/core/retention/remove-letter.ts';
import type { LetterChange, LetterRequest, LetterSending } from '#src/domain/newsletter/letter.ts';
import { afterResponse, createRoutes, jsonBody } from '../http/http.ts';
import { freshLogin, requireAdmin, requireSuperAdmin } from '../http/session.ts';
import { versionParam } from '../http/version-param.ts';
import { listRoutes } from '../lists/list-routes.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

export const letterRoutes = createRoutes()
  .route('/', listRoutes('letters', letterList))
  .post('/letters', requireAdmin, jsonBody<LetterRequest>(), async (c) =>
    c.json({ letter: await addLetter(c.var.me, c.req.valid('json')) }, 201),
  )
  .post('/letters/preview', requireAdmin, jsonBody<LetterRequest>(), async (c) =>
    c.json(await previewLetter(c.req.valid('json')), 200),
  )
  .get('/letters/:id', requireAdmin, (c) => respondWithEtag(c, () => readLetter(c.req.param('id'))))
  .put('/letters/:id', requireAdmin, jsonBody<LetterChange>(), async (c) =>
    c.json({ letter: await changeLetter(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200),
  )
  .delete('/letters/:id', requireAdmin, versionParam, async (c) => {
    await removeLetter(c.var.me, c.req.param('id'), c.req.valid('query').version);
    return c.json({ ok: true as const }, 200);
  })
  .post('/letters/:id/test', requireAdmin, async (c) => {
    const email = await sendTest(c.var.me, c.req.param('id'));
    afterResponse(c, () => dispatchMessages());
    return c.json({ email }, 200);
  })
  .post('/letters/:id/send', requireSuperAdmin, freshLogin, jsonBody<LetterSending>(), async (c) =>
    c.json({ letter: await sendLetter(c.var.me, c.req.param('id'), c.req.valid('json')) }, 202),
  )
  .post('/letters/:id/stop', requireAdmin, async (c) =>
    c.json({ letter: await stopLetter(c.var.me, c.req.param('id')) }, 200),
  );
