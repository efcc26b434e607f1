import { receiveReport } from '#netlify/core/sms/receive-report.ts';
import { createRoutes, jsonBody } from '../http/http.ts';

export const textRoutes = createRoutes().post('/reports/:secret', jsonBody(), async (c) => {
  await receiveReport(c.req.param('secret'), c.req.valid('json'));
  return c.json({ ok: true as const }, 200);
});
