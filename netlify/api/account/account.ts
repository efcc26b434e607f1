import { exportAccount } from '#netlify/core/account/own/export-account.ts';
import { ownBookingKey, ownBookings, ownCalendar } from '#netlify/core/account/own/own-bookings.ts';
import { ownOpenBookings } from '#netlify/core/account/own/own-open-bookings.ts';
import { ownApplications, ownEnrolments } from '#netlify/core/account/own/own-requests.ts';
import { readAvatar } from '#netlify/core/account/profile/avatar-store.ts';
import { createRoutes, pageLanguageOf } from '../http/http.ts';
import { freshLogin, requireUser } from '../http/session.ts';

/** Browser cache only: a shared copy would outlive the account. A new picture gets a new name. */
const browserCacheHeader = 'private, max-age=31536000, immutable';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

export const accountRoutes = createRoutes()
  .get('/bookings', requireUser, async (c) =>
    c.json({ items: await ownBookings(c.var.me, pageLanguageOf(c)) }, 200),
  )
  .get('/open-bookings', requireUser, async (c) => c.json(await ownOpenBookings(c.var.me, new Date()), 200))
  .get('/bookings/:id/calendar', requireUser, async (c) => {
    const { filename, content } = await ownCalendar(c.var.me, c.req.param('id'));
    return c.body(content, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
    });
  })
  .post('/bookings/:id/key', requireUser, async (c) =>
    c.json({ key: await ownBookingKey(c.var.me, c.req.param('id')) }, 201),
  )
  .get('/enrolments', requireUser, async (c) =>
    c.json({ items: await ownEnrolments(c.var.me, pageLanguageOf(c)) }, 200),
  )
  .get('/applications', requireUser, async (c) =>
    c.json({ items: await ownApplications(c.var.me, pageLanguageOf(c)) }, 200),
  )
  .get('/export', requireUser, freshLogin, async (c) => {
    c.header('content-disposition', 'attachment; filename="my-data.json"');
    return c.json(await exportAccount(c.var.me), 200);
  })
  .get(`/avatars/:key{${uuid}}`, async (c) => {
    const picture = await readAvatar(c.req.param('key'));
    if (picture === undefined) return c.notFound();
    return c.body(picture, 200, {
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': browserCacheHeader,
    });
  });
