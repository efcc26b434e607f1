import { compareStatement } from '#netlify/core/payment/statement/compare-statement.ts';
import type { StatementRequest } from '#src/domain/payment/statement/statement.ts';
import { createRoutes, jsonBody, limitBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';

/** Limit in bytes; 20,000 lines take less. */
const maxBytes = 4 * 1024 * 1024;
const limit = limitBody(maxBytes, 'The statement is too large: please compare fewer lines at once.');

/** `/api/payments/statement`: compares a mobile money statement with our payments. */
export const statementRoutes = createRoutes().post(
  '/',
  requireAdmin,
  limit,
  jsonBody<StatementRequest>(),
  async (c) => c.json(await compareStatement(c.var.me, c.req.valid('json')), 200),
);
