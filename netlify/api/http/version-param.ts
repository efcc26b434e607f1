import { validator } from 'hono/validator';
import { readFields } from '#netlify/core/read-fields.ts';
import { versionQuery } from '#src/domain/booking/staff/staff-requests.ts';

/** Reads `version` of a request without a body. Throws ProblemError 422. */
export const versionParam = validator('query', (query) => ({
  version: readFields(versionQuery, query).version,
}));
