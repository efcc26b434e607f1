import { validator } from 'hono/validator';
import { readClosing, readClosingDays, signDay } from '#netlify/core/payment/closing/sign-day.ts';
import { reverseTillEntry, writeTillEntry } from '#netlify/core/payment/till/write-till.ts';
import type { SignatureRequest } from '#src/domain/payment/closing/closing.ts';
import type { TillEntryRequest, TillReversalRequest } from '#src/domain/payment/closing/till.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { storable } from '../http/json.ts';
import { requireAdmin } from '../http/session.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

const dayQuery = validator('query', (query): { day?: string } => storable(query) as { day?: string });

export const closingRoutes = createRoutes()
  .get('/', requireAdmin, dayQuery, (c) =>
    respondWithEtag(c, () => readClosing(c.req.valid('query'), new Date())),
  )
  .get('/days', requireAdmin, (c) =>
    respondWithEtag(c, async () => ({ days: await readClosingDays(new Date()) })),
  )
  .post('/', requireAdmin, jsonBody<SignatureRequest>(), async (c) =>
    c.json({ closing: await signDay(c.var.me, c.req.valid('json'), new Date()) }, 201),
  )
  .post('/till', requireAdmin, jsonBody<TillEntryRequest>(), async (c) =>
    c.json({ closing: await writeTillEntry(c.var.me, c.req.valid('json'), new Date()) }, 201),
  )
  .post('/till/:entry/reversal', requireAdmin, jsonBody<TillReversalRequest>(), async (c) =>
    c.json({ closing: await reverseTillEntry(c.var.me, c.req.param('entry'), c.req.valid('json')) }, 201),
  );
