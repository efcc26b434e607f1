import type { FailureKind } from './failure-report.ts';

/** What browsers say of a module that did not arrive (Chromium and Firefox; Safari), and we of a style sheet. */
const notArrived =
  /dynamically imported module|importing a module script failed|failed to fetch|load failed|style sheet/i;

/** Why an island did not come, by the error that ended it. Old engines differ in their words, not in these types. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof SyntaxError) return 'parse';
  return error instanceof Error && notArrived.test(error.message) ? 'load' : 'hydrate';
}
