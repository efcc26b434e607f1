import {
  acceptAsNew,
  acceptAsOwner,
  type NewAccountRequest,
} from '#netlify/core/account/invitation/accept-invitation.ts';
import { type LinkRequest, openLink } from '#netlify/core/account/invitation/invitation-link.ts';
import { listInvitations } from '#netlify/core/account/invitation/invitation-list.ts';
import {
  type InvitationRequest,
  invite,
  inviteAgain,
  withdrawInvitation,
} from '#netlify/core/account/invitation/invite.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { callerOf, setDeviceCookie } from '../http/device.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { freshLogin, requireAdmin, requireUser } from '../http/session.ts';

export const invitationRoutes = createRoutes()
  .get('/', requireAdmin, async (c) => c.json({ items: await listInvitations(c.var.me) }, 200))
  .post('/', requireAdmin, freshLogin, jsonBody<InvitationRequest>(), async (c) => {
    const invitation = await invite(c.var.me, c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json({ invitation }, 201);
  })
  .post('/link', jsonBody<LinkRequest>(), async (c) =>
    c.json(await openLink(c.req.valid('json'), clientAddress(c)), 200),
  )
  .post('/accept', jsonBody<NewAccountRequest>(), async (c) => {
    const session = await acceptAsNew(c.req.valid('json'), callerOf(c));
    await setDeviceCookie(c, session.user.id);
    return c.json(session, 201);
  })
  .post('/join', requireUser, jsonBody<LinkRequest>(), async (c) =>
    c.json({ user: await acceptAsOwner(c.var.me, c.req.valid('json'), clientAddress(c)) }, 200),
  )
  .post('/:id/again', requireAdmin, freshLogin, async (c) => {
    const invitation = await inviteAgain(c.var.me, c.req.param('id'));
    afterResponse(c, dispatchMessages);
    return c.json({ invitation }, 201);
  })
  .delete('/:id', requireAdmin, async (c) => {
    await withdrawInvitation(c.var.me, c.req.param('id'));
    return c.json({ ok: true as const }, 200);
  });
