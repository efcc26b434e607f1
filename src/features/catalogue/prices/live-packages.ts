import type { InferResponseType } from 'hono/client';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import type { PackagePrice } from './package-price.ts';
import type { WrittenPrice } from './price.ts';

/** Milliseconds until the published packages have to do. */
const patience = 8000;

/** The packages as they are offered now, from `GET /api/pricing`; undefined when they could not be reached. */
export async function fetchPackages(): Promise<PackagePrice[] | undefined> {
  const answer = await answerTo((init) => api.pricing.$get({}, { init }), patience);
  // Offline, too slow, or no JSON: what was published is still true enough to read.
  return answer.kind === 'ok' ? parsePackages(answer.data) : undefined;
}

/** Reads the answer. A wrong entry is left out; what is no list at all is undefined. */
export function parsePackages(answer: unknown): PackagePrice[] | undefined {
  return Array.isArray(answer) ? answer.flatMap(parsePackage) : undefined;
}

type PackageAnswer = InferResponseType<typeof api.pricing.$get>[number];

function parsePackage(entry: unknown): PackagePrice[] {
  const { id, name, amount, service } = (entry ?? {}) as { [Key in keyof PackageAnswer]?: unknown };
  const price = parsePrice(amount);
  const whole = isText(id) && isText(name) && isText(service) && price !== undefined;
  return whole ? [{ id, name, price, service }] : [];
}

function parsePrice(value: unknown): WrittenPrice | undefined {
  if (isAmount(value)) return value;
  const { kind, amount, min, max } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'from' && isAmount(amount)) return { kind, amount };
  if (kind === 'range' && isAmount(min) && isAmount(max) && min < max) return { kind, min, max };
  return kind === 'on-request' ? { kind } : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A whole number of RWF, more than 0. */
function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
