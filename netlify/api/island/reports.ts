import { ProblemError } from '#netlify/core/errors.ts';
import { receivePageReport, receivePolicyReports } from '#netlify/core/island/receive-reports.ts';
import type { PageReport } from '#src/domain/island/page-report.ts';
import { clientAddress, contentType, createRoutes, jsonBody, limitBody } from '../http/http.ts';
import { parseJson, storable } from '../http/json.ts';

const limit = (maxBytes: number) =>
  limitBody(maxBytes, `The report is too large: at most ${maxBytes / 1024} kB is read.`);

/** Types of the browsers' own policy reports; other sites need a CORS preflight to send them. */
const policyTypes = ['application/csp-report', 'application/reports+json'];

/** `/api/reports`: page errors and policy violations. No page waits for the response. */
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
