import { validator } from 'hono/validator';
import { avatarTooLarge, maxAvatarBytes } from '#netlify/core/account/profile/avatar-picture.ts';
import { changeAvatar, removeAvatar } from '#netlify/core/account/profile/change-avatar.ts';
import { deleteAccount } from '#netlify/core/account/profile/delete-account.ts';
import { type ConfirmEmailRequest, confirmNewEmail } from '#netlify/core/account/profile/new-email.ts';
import { type ProfileRequest, updateProfile } from '#netlify/core/account/profile/update-profile.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { fieldProblem } from '#netlify/core/read-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { callerOf } from '../http/device.ts';
import {
  afterResponse,
  clientAddress,
  createRoutes,
  jsonBody,
  limitBody,
  maxBodyBytes,
  multipartBody,
} from '../http/http.ts';
import { freshLogin, requireUser } from '../http/session.ts';

const refused = refusals('settings');

/** Digest of the open bookings that were shown to the client. */
const seenBookingsQuery = validator('query', ({ seen }) => (typeof seen === 'string' ? { seen } : {}));

export const profileRoutes = createRoutes()
  .get('/', requireUser, (c) => c.json(c.var.me.user, 200))
  .put('/', requireUser, jsonBody<ProfileRequest>(), async (c) => {
    const answer = await updateProfile(c.var.me, c.req.valid('json'), callerOf(c));
    afterResponse(c, dispatchMessages);
    return c.json(answer, 200);
  })
  .delete('/', requireUser, freshLogin, seenBookingsQuery, async (c) => {
    await deleteAccount(c.var.me, { ...c.req.valid('query'), now: new Date() });
    return c.json({ ok: true as const }, 200);
  })
  .post('/email', requireUser, jsonBody<ConfirmEmailRequest>(), async (c) => {
    const user = await confirmNewEmail(c.var.me, c.req.valid('json'), clientAddress(c));
    afterResponse(c, dispatchMessages);
    return c.json({ user }, 200);
  })
  .post(
    '/avatar',
    requireUser,
    limitBody(maxAvatarBytes + maxBodyBytes, avatarTooLarge),
    multipartBody<{ avatar: File }>(),
    async (c) => {
      const { avatar } = c.req.valid('form').files;
      if (avatar === undefined) throw fieldProblem('avatar', refused('avatarMissing'));
      const bytes = new Uint8Array(await avatar.arrayBuffer());
      return c.json({ user: await changeAvatar(c.var.me, bytes, clientAddress(c)) }, 200);
    },
  )
  .delete('/avatar', requireUser, async (c) => c.json({ user: await removeAvatar(c.var.me) }, 200));
