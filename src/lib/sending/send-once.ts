import type { Answer } from '../answer.ts';
import { rememberSubmission } from './kept-submission.ts';

/**
 * Sends a call that must take effect once. The same content keeps its key until it is accepted,
 * also over a reload. `name` distinguishes the page's submissions.
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
