import { countFailure } from '#netlify/core/island/count-failure.ts';
import type { FailureReport } from '#src/features/island/failure-report.ts';
import { clientAddress, createRoutes, jsonBody, limitBody } from '../http/http.ts';

/** `/api/failures`: a page says that one of its parts did not come. Nobody waits for the answer. */
export const failureRoutes = createRoutes().post(
  '/',
  limitBody(1024, 'The report is too large: at most 1 kB is read.'),
  jsonBody<FailureReport>(),
  async (c) => {
    const userAgent = c.req.header('user-agent') ?? '';
    await countFailure(c.req.valid('json'), { address: clientAddress(c), userAgent });
    return c.body(null, 204);
  },
);
