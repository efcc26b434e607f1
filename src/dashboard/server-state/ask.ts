import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ClientResponse } from 'hono/client';
import { answerTo, type SuccessBody } from '#src/lib/answer.ts';
import { type FailedAnswer, type Failure, failureOf } from '#src/lib/failure/failure.ts';

/** Why a query has no answer. */
export class CallFailed extends Error {
  readonly answer: FailedAnswer;

  constructor(answer: FailedAnswer) {
    super('The call failed.');
    this.answer = answer;
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed;
  }
}

/** What to say of a query that failed; undefined while it has not. */
export function queryFailure(error: CallFailed | null, fallback: string): Failure | undefined {
  return error === null ? undefined : failureOf(error.answer, fallback);
}

/** What a call of the typed client gives. */
export type Reply = ClientResponse<unknown, number, string>;

/** The ETag of each answer that is kept. A copy that was changed here has none, and is asked for anew. */
const etags = new WeakMap<object, string>();

/** A question that is asked again and again. As long as the server knows nothing new, the answer stays the same object. */
export function asked<R extends Reply>(queryKey: QueryKey, call: (init: RequestInit) => Promise<R>) {
  return askedFor<SuccessBody<R>>(queryKey, call);
}

/** The same where only the caller knows what is answered. */
export function askedFor<Body>(queryKey: QueryKey, call: (init: RequestInit) => Promise<Reply>) {
  return queryOptions({
    queryKey,
    async queryFn({ client, signal }): Promise<Body> {
      const known = client.getQueryData<Body & object>(queryKey);
      const etag = known && etags.get(known);
      let fresh: string | null = null;
      const answer = await answerTo(
        async (init) => {
          const response = await call({
            ...init,
            // The browser's own cache would answer without asking.
            cache: 'no-store',
            ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
          });
          fresh = response.headers.get('etag');
          return response;
        },
        20_000,
        signal,
      );
      const body = answer.kind === 'ok' ? (answer.data as Body) : unchanged(answer, known);
      if (body === undefined) throw new CallFailed(answer as FailedAnswer);
      if (fresh !== null) etags.set(body as object, fresh);
      return body;
    },
  });
}

function unchanged<T>(answer: FailedAnswer, known: T | undefined): T | undefined {
  return answer.kind === 'refused' && answer.status === 304 ? known : undefined;
}
