import { validator } from 'hono/validator';
import { makeAddress, ownAddress, revokeAddress } from '#netlify/core/calendar/calendar-address.ts';
import { calendarFeed } from '#netlify/core/calendar/calendar-feed.ts';
import { readCalendar, readMonth } from '#netlify/core/calendar/read-calendar.ts';
import { readFields } from '#netlify/core/read-fields.ts';
import { calendarSchema, monthSchema } from '#src/domain/calendar/calendar.ts';
import { clientAddress, createRoutes } from '../http/http.ts';
import { freshLogin, requireAdmin } from '../http/session.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

const days = validator('query', (query) => readFields(calendarSchema, query));
const monthDays = validator('query', (query) => readFields(monthSchema, query));

/**
 * `/api/calendar?from=YYYY-MM-DD&to=YYYY-MM-DD`: sessions, classes, people and absences, up to 8 days.
 * `/month` likewise, up to 42 days: free slots, counts and names.
 * `/address`: the user's own feed address; calendar programs read `/{token}.ics` without a login.
 */
export const calendarRoutes = createRoutes()
  .get('/', requireAdmin, days, (c) =>
    respondWithEtag(c, () => readCalendar(c.req.valid('query'), new Date())),
  )
  .get('/month', requireAdmin, monthDays, (c) =>
    respondWithEtag(c, () => readMonth(c.req.valid('query'), new Date())),
  )
  .get('/address', requireAdmin, async (c) => c.json({ address: await ownAddress(c.var.me) }, 200))
  .post('/address', requireAdmin, freshLogin, async (c) =>
    c.json({ address: await makeAddress(c.var.me) }, 201),
  )
  .delete('/address', requireAdmin, async (c) => {
    await revokeAddress(c.var.me);
    return c.json({ ok: true as const }, 200);
  })
  .get('/:file', async (c) => {
    const token = c.req.param('file').replace(/\.ics$/, '');
    const file = await calendarFeed({ token, address: clientAddress(c), now: new Date() });
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
