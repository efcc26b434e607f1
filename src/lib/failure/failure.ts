import { type Answer, genericError } from '../answer.ts';
import { refusals, type Wording, wordedFields } from '../words/refusals.ts';

export type FailedAnswer = Exclude<Answer<unknown>, { kind: 'ok' }>;

export interface Failure {
  message: string;
  text?: string;
  fields: Record<string, string>;
}

const refused = refusals('forms');

/** Words a failure; `fallback` if the server sent no sentence (docs/product.md, Fallback sentences). */
export function failureOf(word: Wording, answer: FailedAnswer, fallback?: string): Failure {
  const untold = fallback ?? word(refused('requestFailed'));
  if (answer.kind === 'network-error')
    return { message: `${untold}. ${word(networkErrors[answer.reason])}`, fields: {} };
  const { error, fields, keys = answer } = answer;
  return {
    message: error === genericError ? untold : word(keys.error, error),
    fields: wordedFields(word, keys.fields, fields),
  };
}

/** Words what a form's own rules found: refusals, or sentences already worded. */
export function wordedFailure(word: Wording, { message, text, fields }: Failure): Failure {
  return {
    message: word(message),
    ...(text !== undefined && { text: word(text) }),
    fields: wordedFields(word, fields),
  };
}

const networkErrors = {
  offline: refused('checkConnection'),
  timeout: refused('tryLater'),
  unreachable: refused('checkServer'),
} as const;
