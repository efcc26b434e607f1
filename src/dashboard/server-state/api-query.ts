import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ClientResponse } from 'hono/client';
import { answerTo, type SuccessBody } from '#src/lib/answer.ts';
import { type FailedAnswer, type Failure, failureOf } from '#src/lib/failure/failure.ts';
import { inEnglish } from '../shell/english.ts';

export class CallFailed extends Error {
  readonly answer: FailedAnswer;

  constructor(answer: FailedAnswer) {
    super('The request failed.');
    this.answer = answer;
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed;
  }
}

export function queryFailure(error: CallFailed | null, fallback: string): Failure | undefined {
  return error === null ? undefined : failureOf(inEnglish, error.answer, fallback);
}

export type Reply = ClientResponse<unknown, number, string>;

/** ETag of each cached body. Optimistic copies have none, so they are fetched in full. */
const etags = new WeakMap<object, string>();

/** Builds a query that revalidates by ETag; a 304 keeps the same object, so nothing renders again. */
export function apiQuery<R extends Reply>(queryKey: QueryKey, call: (init: RequestInit) => Promise<R>) {
  return untypedApiQuery<SuccessBody<R>>(queryKey, call);
}

/** Like `asked`, for bodies that only the caller can type. */
export function untypedApiQuery<Body>(queryKey: QueryKey, call: (init: RequestInit) => Promise<Reply>) {
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
            // The browser cache would hide the 304.
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
