import { AsyncLocalStorage } from 'node:async_hooks';

/** Follows whatever is called from within: it is handed on to nobody by hand. */
const current = new AsyncLocalStorage<string>();

/** Does the work under this id: its log lines, statements, mails and audit entries carry it. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** The id of the request, or of the scheduled run, that this is part of. */
export function requestId(): string | undefined {
  return current.getStore();
}
