import { auditFailedLogin } from '#netlify/core/account/login/audit-login.ts';
import type { Caller } from '#netlify/core/account/login/guess-limits.ts';
import { type LoginRequest, login } from '#netlify/core/account/login/login.ts';
import { type RegisterRequest, register, resendCode } from '#netlify/core/account/login/register.ts';
import {
  type ForgotRequest,
  type ResetRequest,
  resetPassword,
  sendResetCode,
} from '#netlify/core/account/login/reset-password.ts';
import { type VerifyRequest, verifyRegistration } from '#netlify/core/account/login/verify-registration.ts';
import { warnOwner } from '#netlify/core/account/login/warn-owner.ts';
import { endSession, endSessions, listSessions, revokeSession } from '#netlify/core/account/sessions.ts';
import { sweepAccounts } from '#netlify/core/account/sweep-accounts.ts';
import { changeRole, type RoleRequest } from '#netlify/core/account/users/change-role.ts';
import { db } from '#netlify/core/database.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { callerOf, setDeviceCookie } from '../http/device.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { freshLogin, requireUser } from '../http/session.ts';
import { loginStepRoutes } from './login-steps.ts';
import { profileRoutes } from './profile.ts';
import { secondFactorRoutes } from './second-factor.ts';

const ok = { ok: true as const };

async function warnAndDispatch(body: unknown, caller: Caller): Promise<void> {
  await warnOwner(body, caller);
  await dispatchMessages();
}

export const authRoutes = createRoutes()
  .post('/login', jsonBody<LoginRequest>(), async (c) => {
    const caller = callerOf(c);
    try {
      const session = await login(c.req.valid('json'), caller);
      await setDeviceCookie(c, session.user.id);
      return c.json(session, 200);
    } catch (error) {
      afterResponse(c, () => auditFailedLogin(error, c.req.valid('json'), 'password', caller));
      throw error;
    } finally {
      // Also after a refusal: a code for an unconfirmed address is sent now, and so is a warning.
      afterResponse(c, () => warnAndDispatch(c.req.valid('json'), caller));
    }
  })
  .post('/register', jsonBody<RegisterRequest>(), async (c) => {
    const answer = await register(c.req.valid('json'), clientAddress(c));
    afterResponse(c, dispatchMessages);
    afterResponse(c, () => sweepAccounts());
    return c.json(answer, 201);
  })
  .post('/verify-otp', jsonBody<VerifyRequest>(), async (c) => {
    const session = await verifyRegistration(c.req.valid('json'), callerOf(c));
    await setDeviceCookie(c, session.user.id);
    return c.json(session, 200);
  })
  .post('/resend-otp', jsonBody<{ userId: string }>(), async (c) => {
    await resendCode(c.req.valid('json'), clientAddress(c));
    afterResponse(c, dispatchMessages);
    return c.json(ok, 200);
  })
  .post('/forgot', jsonBody<ForgotRequest>(), async (c) => {
    await sendResetCode(c.req.valid('json'), callerOf(c));
    afterResponse(c, dispatchMessages);
    return c.json(ok, 200);
  })
  .post('/reset', jsonBody<ResetRequest>(), async (c) => {
    try {
      await setDeviceCookie(c, await resetPassword(c.req.valid('json'), callerOf(c)));
      return c.json(ok, 200);
    } finally {
      afterResponse(c, () => warnAndDispatch(c.req.valid('json'), callerOf(c)));
    }
  })
  .post('/logout', requireUser, async (c) => {
    const { user, sessionId } = c.var.me;
    await endSession(user.id, sessionId);
    return c.json(ok, 200);
  })
  .route('/', loginStepRoutes)
  .route('/me/second-factor', secondFactorRoutes)
  .route('/me', profileRoutes)
  .get('/sessions', requireUser, async (c) => c.json({ items: await listSessions(c.var.me) }, 200))
  .delete('/sessions', requireUser, freshLogin, async (c) => {
    const { user, sessionId } = c.var.me;
    await endSessions(db(), user.id, sessionId);
    return c.json(ok, 200);
  })
  .delete('/sessions/:id', requireUser, freshLogin, async (c) => {
    await revokeSession(c.var.me, c.req.param('id'));
    return c.json(ok, 200);
  })
  .put('/users/:id/role', requireUser, freshLogin, jsonBody<RoleRequest>(), async (c) => {
    return c.json({ user: await changeRole(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200);
  });
