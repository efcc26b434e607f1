import fc from 'fast-check';
import type * as z from 'zod';
import { type ApiRoute, pathWith } from '#tests/support/api-routes.ts';
import { applicationForm } from '#tests/support/requests/application-request.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { malformedBodies, nastyText } from '#tests/support/requests/malformed.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';
import { bodiesOf } from './from-schema.ts';
import type { KnownValues } from './known-values.ts';

export interface HostileRequest {
  method: string;
  path: string;
  contentType: string;
  body: string | undefined;
}

/** Valid forms of the routes that check their bodies without a schema. */
const forms: Record<string, object> = {
  'POST /api/bookings': bookingRequest(),
  'POST /api/bookings/form': bookingRequest(),
  'POST /api/contact': messageRequest(),
  'POST /api/enrolments': enrolmentRequest(),
  'POST /api/applications': Object.fromEntries(applicationForm()),
  'POST /api/newsletter': { email: 'aline@example.com', website: '' },
  'POST /api/discounts': { code: 'WELCOME', total: 50_000 },
  'POST /api/payments/webhook': {
    kind: 'transaction:processed',
    data: { ref: 'x', status: 'successful', amount: 1 },
  },
  'POST /api/payments/:reference/retry': { phone: '+250 788 123 456' },
};

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const contentTypes = [
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  '',
];
const json = 'application/json';

/** Generates requests to a route: mostly with its method and observed schemas, some arbitrary. */
export function requestsTo(
  route: ApiRoute,
  schemas: Iterable<z.core.$ZodType>,
  known: KnownValues,
): fc.Arbitrary<HostileRequest> {
  const fields = fieldsFor(route, schemas, known);
  const [example = {}] = fc.sample(fields, { numRuns: 1, seed: 1 });
  const bodies = fc.oneof(
    { weight: 5, arbitrary: fields.map((body) => JSON.stringify(body)) },
    { weight: 4, arbitrary: malformedBodies({ ...example, version: 1 }) },
  );
  return fc
    .record({
      method: mostly(route.method, methods),
      path: pathsOf(route, known),
      query: route.method === 'GET' || route.method === 'DELETE' ? queriesOf(fields) : fc.constant(''),
      contentType: mostly(json, contentTypes),
      body: bodies,
    })
    .map(({ query, ...request }) => withFittingBody({ ...request, path: request.path + query }));
}

function mostly(usual: string, others: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

function fieldsFor(route: ApiRoute, schemas: Iterable<z.core.$ZodType>, known: KnownValues) {
  const form = forms[`${route.method} ${route.path}`];
  if (form !== undefined) return fc.constant(form as Record<string, unknown>);
  const shapes = [...schemas].map((schema) => bodiesOf(schema, known));
  const any = fc.dictionary(fc.constantFrom('version', 'month', 'day', 'token', 'refund', 'q'), fc.string());
  return shapes.length === 0
    ? any
    : fc.tuple(...shapes).map((parts) => Object.assign({}, ...parts) as (typeof parts)[0]);
}

function pathsOf(route: ApiRoute, known: KnownValues): fc.Arbitrary<string> {
  const odd = fc.oneof(
    nastyText.map(encoded),
    fc.constantFrom('%00', '%ff', '%ed%a0%80', '%', '..%2f..%2fetc', '0', '-1', 'null', 'x'.repeat(3000)),
  );
  return fc.tuple(fc.nat(), fc.nat({ max: 9 }), odd).map(([position, dice, oddValue]) =>
    pathWith(route, (name) => {
      const told = known.pick(name, position) ?? known.pick('id', position);
      return dice === 0 || told === undefined ? oddValue : encoded(String(told));
    }),
  );
}

/** Encodes text; lone surrogates cannot be in a URL. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function queriesOf(fields: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<string> {
  const spoiled = fc.option(
    fc.tuple(fc.constantFrom('q', 'sort', 'limit', 'cursor', 'from', 'day', '__proto__'), nastyText),
  );
  return fc.tuple(fields, spoiled).map(([wanted, spoil]) => {
    const pairs = [...Object.entries(wanted), ...(spoil === null ? [] : [spoil])];
    return `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(asText(value))}`).join('&')}`;
  });
}

function withFittingBody({ method, path, contentType, body }: HostileRequest): HostileRequest {
  const without = method === 'GET' || method === 'HEAD';
  if (without || body === undefined) return { method, path, contentType: '', body: undefined };
  return { method, path, contentType, body: contentType.includes('urlencoded') ? urlencoded(body) : body };
}

function urlencoded(body: string): string {
  try {
    return new URLSearchParams(
      Object.entries(JSON.parse(body)).map(([name, value]) => [name, asText(value)]),
    ).toString();
  } catch {
    return body;
  }
}

/** Formats a value as a form sends it; some objects have no string form. */
function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
