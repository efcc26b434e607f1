import { maxPaymentAttempts } from '#src/domain/payment/payment.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { refusalsIn } from '../../refusal-words.ts';

/** Refuses a request after the last of several tries. */
export function triedTooOften(): string {
  return refusals('payment')('triedTooOften', { ...contactValues, tries: maxPaymentAttempts });
}

/** Explains in English, and by the key with which a page words it. */
export function explained(refused: string): { reason: string; refused: string } {
  return { reason: refusalsIn('en')(refused), refused };
}

/** True for a booking's first request if it reaches no phone: such a booking may never be paid. */
export function isRefusedAtOnce({ attempt, byStaff, shareId, failure }: FailedRequest): boolean {
  return (
    attempt === 1 && !byStaff && shareId === null && ['blocked', 'limited', 'refused'].includes(failure ?? '')
  );
}

interface FailedRequest {
  attempt: number;
  byStaff: boolean;
  shareId: string | null;
  failure: string | null;
}
