import { type Answer, genericError } from '../answer.ts';

export type FailedAnswer = Exclude<Answer<unknown>, { kind: 'ok' }>;

export interface Failure {
  message: string;
  text?: string;
  fields: Record<string, string>;
}

/** Words a failure; `fallback` if the server sent no sentence (docs/product.md, Fallback sentences). */
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
