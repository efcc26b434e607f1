import type { ReactNode } from 'react';
import type { Slot } from '#src/domain/availability/slot/slot.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import type { SessionWords } from '#src/domain/booking/day/words/en.ts';
import type { PaymentPageWords } from '#src/domain/payment/page/words/en.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { RetryForm } from './RetryForm.tsx';
import type { Payment } from './use-payment.ts';

export function PaymentFailed({ payment }: { payment: Payment }): ReactNode {
  const words = useWords('payment-page');
  const sessionWords = useWords('session');
  const language = useLanguage();
  const { error, reason = words.reasonUnknown, canRetry, booking, kind, slot } = payment.view;
  return (
    <>
      <p className="payment__lead">{error ?? `${reason} ${words.ifApproved}`}</p>
      {slot && <p>{slotAndRetry(words, sessionWords, slot, canRetry)}</p>}
      {booking && !canRetry && (
        <p>
          {kind !== 'fee' && slot === undefined && `${words.bookingKept} `}
          {words.arrange(contactValues)}
        </p>
      )}
      {canRetry && payment.reference !== null && (
        <RetryForm payment={payment} reference={payment.reference} />
      )}
      <p className="payment__links actions">
        {payment.reference !== null && <CheckAgain payment={payment} />}
        <a className="button button--quiet" href={hrefIn(language, '/pricing')}>
          {words.seePrices}
        </a>
        <a className="button button--quiet" href={hrefIn(language, '/')}>
          {words.home}
        </a>
      </p>
    </>
  );
}

/** Describes the hold on the session's day, and if a retry checks it again. */
function slotAndRetry(
  words: PaymentPageWords,
  sessionWords: SessionWords,
  slot: Slot,
  canRetry: boolean,
): string {
  const sentence = slotSentence(sessionWords, slot, new Date());
  return canRetry && slot.state === 'ended' ? `${sentence} ${words.dateCheckedFirst}` : sentence;
}
