import type { Answer } from '#src/lib/answer.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import type { Wording } from '#src/lib/words/refusals.ts';
import { checkingRefusals } from '../checking-refusals.ts';
import type { MyShare } from './share.ts';

/** State of the page of a share. */
export type ShareView =
  | { kind: 'looking' }
  | {
      kind: 'share';
      share: MyShare;
      /** Sentence on why the share shown may be out of date. */
      delay?: string;
    }
  | { kind: 'closed'; text: string }
  /** Outcome unknown; a retry may help. */
  | { kind: 'error'; text: string };

/** Returns the view after a response. Without one, a share that is shown stays. */
export function shareViewOf(word: Wording, view: ShareView, answer: Answer<MyShare>): ShareView {
  if (answer.kind === 'ok') return { kind: 'share', share: answer.data };
  const text =
    answer.kind === 'refused' ? failureOf(word, answer).message : word(checkingRefusals[answer.reason]);
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'closed', text };
  return view.kind === 'share' ? { ...view, delay: text } : { kind: 'error', text };
}
