import { type PasskeyRequest, passkeyOptions } from '#netlify/core/account/factor/use-passkey.ts';
import { auditFailedLogin } from '#netlify/core/account/login/audit-login.ts';
import { type ReauthenticationRequest, reauthenticate } from '#netlify/core/account/login/fresh-login.ts';
import { loginWithPasskey } from '#netlify/core/account/login/passkey-login.ts';
import { finishLogin, type SecondStepRequest } from '#netlify/core/account/login/second-step.ts';
import { warnTicketOwner } from '#netlify/core/account/login/warn-owner.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { callerOf, setDeviceCookie } from '../http/device.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { requireUser } from '../http/session.ts';

export const loginStepRoutes = createRoutes()
  .post('/login/code', jsonBody<SecondStepRequest>(), async (c) => {
    const caller = callerOf(c);
    try {
      const session = await finishLogin(c.req.valid('json'), caller);
      await setDeviceCookie(c, session.user.id);
      return c.json(session, 200);
    } catch (error) {
      afterResponse(c, () => auditFailedLogin(error, c.req.valid('json'), 'code', caller));
      throw error;
    } finally {
      afterResponse(c, async () => {
        await warnTicketOwner(c.req.valid('json'), caller);
        await dispatchMessages();
      });
    }
  })
  .post('/passkey/options', async (c) => c.json(await passkeyOptions(callerOf(c)), 200))
  .post('/passkey', jsonBody<PasskeyRequest>(), async (c) => {
    const session = await loginWithPasskey(c.req.valid('json'), callerOf(c));
    await setDeviceCookie(c, session.user.id);
    return c.json(session, 200);
  })
  .post('/fresh', requireUser, jsonBody<ReauthenticationRequest>(), async (c) => {
    await reauthenticate(c.var.me, c.req.valid('json'), clientAddress(c));
    return c.json({ ok: true as const }, 200);
  });
