import { failureOf } from '#src/features/account/failure.ts';
import type { Answer } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';

/** Says in the corner why something did not work; the page shows again what was before. */
export function tellFailure(title: string, answer: Exclude<Answer<unknown>, { kind: 'ok' }>): void {
  showToast({ title, text: failureOf(answer, 'Request failed').message, tone: 'error' });
}
