import { causeMessage, errorCode, rootCause } from './errors.ts';
import { masked } from './mask.ts';
import { requestId } from './request/request-id.ts';

type Level = 'info' | 'warn' | 'error';

/**
 * Writes one line of JSON with the request id. Facts are ids, counts and codes, never personal data;
 * addresses in quoted errors are masked.
 */
export function log(level: Level, message: string, facts: Record<string, unknown> = {}): void {
  const line = { at: new Date().toISOString(), level, message, requestId: requestId(), ...facts };
  console[level](JSON.stringify(line, (_, value) => (typeof value === 'string' ? masked(value) : value)));
}

export function logError(message: string, error: unknown, facts: Record<string, unknown> = {}): void {
  const cause = rootCause(error);
  const frames = cause instanceof Error ? cause.stack?.split('\n    at ').slice(1, 6) : undefined;
  log('error', message, { ...facts, reason: causeMessage(error), code: errorCode(error), frames });
}
