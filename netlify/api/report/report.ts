import { validator } from 'hono/validator';
import { ProblemError } from '#netlify/core/errors.ts';
import { readReport } from '#netlify/core/report/read-report.ts';
import type { ReportName, ReportQuery } from '#src/domain/report/report.ts';
import { reportCsv } from '#src/domain/report/report-csv.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { createRoutes } from '../http/http.ts';
import { storable } from '../http/json.ts';
import { freshLogin, requireAdmin } from '../http/session.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

const choices = ['from', 'to', 'by'];

/** Refuses unknown choices, so that a misspelt one does not give a report of another period. */
const query = validator('query', (given): ReportQuery => {
  const unknown = Object.keys(given).filter((name) => !choices.includes(name));
  if (unknown.length > 0) {
    const fields = Object.fromEntries(unknown.map((name) => [name, 'Reports have no such choice.']));
    throw new ProblemError(422, fieldsWrong, { fields });
  }
  return storable(given) as ReportQuery;
});

function routesOf<const Name extends ReportName>(name: Name) {
  return createRoutes()
    .get(`/${name}`, requireAdmin, query, (c) =>
      respondWithEtag(c, () => readReport(name, c.req.valid('query'), new Date())),
    )
    .get(`/${name}.csv`, requireAdmin, freshLogin, query, async (c) => {
      const report = await readReport(name, c.req.valid('query'), new Date());
      return c.body(reportCsv(name, report), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
      });
    });
}

/** `/api/reports/{name}` and `.csv`: sums of the books for staff (docs/product.md, Reports). */
export const bookReportRoutes = createRoutes()
  .route('/', routesOf('income'))
  .route('/', routesOf('open'))
  .route('/', routesOf('vat'))
  .route('/', routesOf('refunds'));
