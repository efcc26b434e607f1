import { rootCause } from '../errors.ts';

/** True if the server rejects the address permanently, so that retries are pointless. */
export function isRefusedForGood(error: unknown): boolean {
  const { command, response } = (rootCause(error) ?? {}) as { command?: unknown; response?: unknown };
  if (command !== 'RCPT TO' || typeof response !== 'string') return false;
  const [, code = '', subject] = /^(5\d\d)(?:[ -]5\.(\d)\.\d+)?/.exec(response) ?? [];
  // A more precise status may mean us, not the address: a denied relay is 550 5.7.1.
  return subject === undefined ? ['550', '551', '553'].includes(code) : subject === '1';
}
