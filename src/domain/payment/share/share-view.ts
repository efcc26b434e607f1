import type { Answer, NetworkError } from '#src/lib/answer.ts';
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

export const noShareView: ShareView = {
  kind: 'closed',
  text: 'This address is incomplete. Please open the whole link that you were sent.',
};

/** Returns the view after a response. Without one, a share that is shown stays. */
export function shareViewOf(view: ShareView, answer: Answer<MyShare>): ShareView {
  if (answer.kind === 'ok') return { kind: 'share', share: answer.data };
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'closed', text: answer.error };
  const text = answer.kind === 'refused' ? answer.error : networkErrorText[answer.reason];
  return view.kind === 'share' ? { ...view, delay: text } : { kind: 'error', text };
}

const networkErrorText: Record<NetworkError, string> = {
  offline: 'You seem to be offline. We’ll check again when you are back online.',
  timeout: 'This is taking longer than usual. We’ll keep checking.',
  unreachable: 'We cannot reach our server. We’ll keep checking.',
};
