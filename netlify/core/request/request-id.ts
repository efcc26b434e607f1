import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs the work under this id, which its log lines, statements, emails and audit entries carry. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

export function requestId(): string | undefined {
  return current.getStore();
}
