import { validator } from 'hono/validator';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { readFields } from '#netlify/core/read-fields.ts';
import { joinWaitingList } from '#netlify/core/waiting-list/join-waiting-list.ts';
import { leaveWaitingList, myPlace } from '#netlify/core/waiting-list/my-place.ts';
import { takeOff, whoWaits } from '#netlify/core/waiting-list/staff-waiting.ts';
import { type Removal, type WaitingRequest, waitedDaySchema } from '#src/domain/waiting-list/waiting-list.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { byToken, linkHolder } from '../http/link-holder.ts';
import { requireAdmin } from '../http/session.ts';

const linkHolderOf = linkHolder('Waiting');

const dayQuery = validator('query', (query) => readFields(waitedDaySchema, query));

/** `/api/waiting-list`: clients who wait for a full day; `/mine` for the holder of a link. */
export const waitingListRoutes = createRoutes()
  .post('/', idempotencyKey, jsonBody<WaitingRequest>(), async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const sender = { address: clientAddress(c), now: new Date() };
    const place = await joinWaitingList(key, c.req.valid('json'), sender);
    afterResponse(c, dispatchMessages);
    return c.json(place, 201);
  })
  .get('/mine', byToken, async (c) => c.json(await myPlace(linkHolderOf(c, c.req.valid('header'))), 200))
  .delete('/mine', byToken, async (c) =>
    c.json(await leaveWaitingList(linkHolderOf(c, c.req.valid('header'))), 200),
  )
  .get('/', requireAdmin, dayQuery, async (c) =>
    c.json({ items: await whoWaits(c.req.valid('query').day, new Date()) }, 200),
  )
  .post('/:id/removal', requireAdmin, jsonBody<Removal>(), async (c) => {
    await takeOff(c.var.me, c.req.param('id'), c.req.valid('json'), new Date());
    return c.json({ ok: true as const }, 200);
  });
