import {
  type AppCodeRequest,
  addPasskey,
  confirmApp,
  removeApp,
  removePasskey,
  startApp,
  startPasskey,
} from '#netlify/core/account/factor/change-factors.ts';
import type { NewPasskeyRequest } from '#netlify/core/account/factor/passkeys.ts';
import { ownSecondFactor, renewRecoveryCodes } from '#netlify/core/account/factor/second-factor.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { freshLogin, requireUser } from '../http/session.ts';

const ok = { ok: true as const };

/** `/api/auth/me/second-factor`: the user's own two-step login. */
export const secondFactorRoutes = createRoutes()
  .get('/', requireUser, async (c) => c.json(await ownSecondFactor(c.var.me), 200))
  .post('/app', requireUser, freshLogin, async (c) => c.json(await startApp(c.var.me), 200))
  .put('/app', requireUser, freshLogin, jsonBody<AppCodeRequest>(), async (c) => {
    const added = await confirmApp(c.var.me, c.req.valid('json'), clientAddress(c));
    afterResponse(c, dispatchMessages);
    return c.json(added, 200);
  })
  .delete('/app', requireUser, freshLogin, async (c) => {
    await removeApp(c.var.me);
    afterResponse(c, dispatchMessages);
    return c.json(ok, 200);
  })
  .post('/passkeys/options', requireUser, freshLogin, async (c) =>
    c.json(await startPasskey(c.var.me, clientAddress(c)), 200),
  )
  .post('/passkeys', requireUser, freshLogin, jsonBody<NewPasskeyRequest>(), async (c) => {
    const added = await addPasskey(c.var.me, c.req.valid('json'), c.req.header('user-agent'));
    afterResponse(c, dispatchMessages);
    return c.json(added, 201);
  })
  .delete('/passkeys/:id', requireUser, freshLogin, async (c) => {
    await removePasskey(c.var.me, c.req.param('id'));
    afterResponse(c, dispatchMessages);
    return c.json(ok, 200);
  })
  .post('/recovery-codes', requireUser, freshLogin, async (c) => {
    const recoveryCodes = await renewRecoveryCodes(c.var.me);
    afterResponse(c, dispatchMessages);
    return c.json({ recoveryCodes }, 200);
  });
