import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#netlify/core/errors.ts';
import { readFields } from '#netlify/core/read-fields.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import type { ListFilters, ListQuery, ListRules } from '#src/lib/lists/list-rules.ts';
import type { ApiEnv } from '../http/http.ts';
import { storable } from '../http/json.ts';

/** Reads a list's query. Throws ProblemError 422 for unknown fields or filters. */
export function listQuery<Field extends string, Filters extends ListFilters>({
  schema,
  filters,
}: ListRules<Field, Filters>): MiddlewareHandler<
  ApiEnv,
  string,
  { in: { query: Record<string, string> }; out: { query: ListQuery<Field, Filters> } }
> {
  const known = new Set(['q', 'sort', 'limit', 'cursor', 'id', ...Object.keys(filters)]);
  return async (c, next) => {
    const given = Object.entries(storable(c.req.queries()) as Record<string, string[]>);
    const unknown = given.map(([name]) => name).filter((name) => !known.has(name));
    if (unknown.length > 0) {
      const fields = Object.fromEntries(unknown.map((name) => [name, 'This list has no such filter.']));
      throw new ProblemError(422, fieldsWrong, { fields });
    }
    const read = readFields(
      schema,
      Object.fromEntries(given.map(([name, values]) => [name, values.length === 1 ? values[0] : values])),
    );
    c.req.addValidatedData('query', read);
    await next();
  };
}
