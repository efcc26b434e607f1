import { type Answer, genericError } from '../answer.ts';

/** An answer that is no success. */
export type FailedAnswer = Exclude<Answer<unknown>, { kind: 'ok' }>;

/** Why something did not work, in words for the person who tried. */
export interface Failure {
  message: string;
  /** More about it, after the message. */
  text?: string;
  /** Sentences by field that has to change. */
  fields: Record<string, string>;
}

/** What to say of an answer that is no success; `fallback` when the server itself said nothing (docs/product.md, Fallback sentences). */
export function failureOf(answer: FailedAnswer, fallback = genericError): Failure {
  if (answer.kind === 'network-error')
    return { message: `${fallback}. ${networkErrors[answer.reason]}`, fields: {} };
  const message = answer.error === genericError ? fallback : answer.error;
  return { message, fields: answer.fields };
}

const networkErrors = {
  offline: 'You seem to be offline. Check your connection and try again.',
  timeout: 'This is taking longer than usual. Please try again in a moment.',
  unreachable: 'We cannot reach our server. Check your connection and try again.',
} as const;
