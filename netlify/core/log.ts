import { causeMessage, errorCode, rootCause } from './errors.ts';

type Level = 'info' | 'warn' | 'error';

/** Writes one line of JSON. Facts are ids, counts and codes: never names, addresses or what somebody wrote. */
export function log(level: Level, message: string, facts: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ at: new Date().toISOString(), level, message, ...facts }));
}

/** Writes an error with its cause and where it came from. */
export function logError(message: string, error: unknown, facts: Record<string, unknown> = {}): void {
  const cause = rootCause(error);
  const frames = cause instanceof Error ? cause.stack?.split('\n    at ').slice(1, 6) : undefined;
  log('error', message, { ...facts, reason: causeMessage(error), code: errorCode(error), frames });
}
