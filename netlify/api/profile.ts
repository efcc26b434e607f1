import type { Context } from 'hono';
import { changeAvatar } from '#netlify/core/account/change-avatar.ts';
import { deleteAccount } from '#netlify/core/account/delete-account.ts';
import { type ConfirmEmailRequest, confirmNewEmail } from '#netlify/core/account/new-email.ts';
import { fieldProblem } from '#netlify/core/account/read-fields.ts';
import { type ProfileRequest, updateProfile } from '#netlify/core/account/update-profile.ts';
import { ProblemError } from '#netlify/core/errors.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { afterAnswer, clientAddress, createRoutes, jsonBody } from './http.ts';
import { requireUser } from './session.ts';

/** `/api/auth/me`: the signed-in user's own account. */
export const profileRoutes = createRoutes()
  .get('/', requireUser, (c) => c.json(c.var.me.user, 200))
  .put('/', requireUser, jsonBody<ProfileRequest>(), async (c) => {
    const answer = await updateProfile(c.var.me, c.req.valid('json'), clientAddress(c));
    afterAnswer(c, dispatchMail);
    return c.json(answer, 200);
  })
  .delete('/', requireUser, async (c) => {
    await deleteAccount(c.var.me);
    return c.json({ ok: true as const }, 200);
  })
  .post('/email', requireUser, jsonBody<ConfirmEmailRequest>(), async (c) => {
    const user = await confirmNewEmail(c.var.me, c.req.valid('json'), clientAddress(c));
    afterAnswer(c, dispatchMail);
    return c.json({ user }, 200);
  })
  .post('/avatar', requireUser, async (c) => {
    const user = await changeAvatar(c.var.me, await uploadedFile(c, 'avatar'), clientAddress(c));
    return c.json({ user }, 200);
  });

/** The bytes of the file in a form. Throws ProblemError 400, 415 or 422. */
async function uploadedFile(c: Context, field: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data')) {
    throw new ProblemError(415, 'Please send the picture as a form (multipart/form-data).');
  }
  const form = await c.req.formData().catch(() => {
    throw new ProblemError(400, 'The form could not be read. Please send it again.');
  });
  const file = form.get(field);
  if (file instanceof File) return new Uint8Array(await file.arrayBuffer());
  throw fieldProblem(field, 'Please choose a picture.');
}
