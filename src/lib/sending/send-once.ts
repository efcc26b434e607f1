import type { Answer } from '../answer.ts';
import { rememberSubmission } from './kept-submission.ts';

/**
 * Makes a call that must have its effect once. The same content has the same key until it was taken, also after a reload.
 * `name` says which of the page's submissions it is.
 */
export async function sendOnce<T>(
  name: string,
  content: string,
  call: (key: string) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const submission = rememberSubmission(name);
  const answer = await call(submission.begin(content));
  if (answer.kind === 'ok') submission.forget();
  return answer;
}
