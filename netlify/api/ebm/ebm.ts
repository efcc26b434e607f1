import { csvOfDay, exportDay, readReports } from '#netlify/core/ebm/ebm-day.ts';
import { retrySale } from '#netlify/core/ebm/ebm-receipts.ts';
import { createRoutes } from '../http/http.ts';
import { freshLogin, requireAdmin } from '../http/session.ts';

/** `/api/ebm`: the sales of a day as JSON (`/{day}`) or CSV (`/{day}.csv`), and their reports. */
export const ebmRoutes = createRoutes()
  .get('/reports/:day', requireAdmin, async (c) =>
    c.json(await readReports(c.req.param('day'), new Date()), 200),
  )
  .post('/reports/:entry/retry', requireAdmin, async (c) => {
    await retrySale(c.var.me, c.req.param('entry'));
    return c.body(null, 204);
  })
  .get('/:file', requireAdmin, freshLogin, async (c) => {
    const file = c.req.param('file');
    const isCsv = file.endsWith('.csv');
    const day = await exportDay(c.var.me, isCsv ? file.slice(0, -'.csv'.length) : file, new Date());
    const headers = {
      'content-disposition': `attachment; filename="ebm-${day.day}.${isCsv ? 'csv' : 'json'}"`,
    };
    return isCsv
      ? c.body(csvOfDay(day), 200, { ...headers, 'content-type': 'text/csv; charset=utf-8' })
      : c.json(day, 200, headers);
  });
