import { ProblemError } from '#netlify/core/errors.ts';
import { receivePageReport, receivePolicyReports } from '#netlify/core/island/receive-reports.ts';
import type { PageReport } from '#src/domain/island/page-report.ts';
import { clientAddress, contentType, createRoutes, jsonBody, limitBody } from '../http/http.ts';
import { parseJson, storable } from '../http/json.ts';

const limit = (maxBytes: number) =>
  limitBody(maxBytes, `The report is too large: at most ${maxBytes / 1024} kB is read.`);

/** As browsers send reports of a policy by themselves; other sites' pages cannot send these without asking first. */
const policyTypes = ['application/csp-report', 'application/reports+json'];

/** `/api/reports`: a page says what went wrong in it, a browser what a policy refused. Nobody waits for the answer. */
export const reportRoutes = createRoutes()
  .post('/', limit(2048), jsonBody<PageReport>(), async (c) => {
    const userAgent = c.req.header('user-agent') ?? '';
    await receivePageReport(c.req.valid('json'), { address: clientAddress(c), userAgent });
    return c.body(null, 204);
  })
  .post('/policy', limit(16_384), async (c) => {
    if (!policyTypes.includes(contentType(c) ?? ''))
      throw new ProblemError(415, 'Please send application/csp-report or application/reports+json.');
    const userAgent = c.req.header('user-agent') ?? '';
    const body = storable(parseJson(await c.req.text()));
    await receivePolicyReports(body, { address: clientAddress(c), userAgent });
    return c.body(null, 204);
  });
