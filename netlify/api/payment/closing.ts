import { validator } from 'hono/validator';
import { readClosing, readClosingDays, signDay } from '#netlify/core/payment/closing/sign-day.ts';
import type { SignatureRequest } from '#src/domain/payment/closing/closing.ts';
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
  );
