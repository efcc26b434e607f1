import type { ReactNode } from 'react';
import { Linked } from '#src/components/words/Linked.tsx';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { CheckAgain } from './CheckAgain.tsx';
import { RetryForm } from './RetryForm.tsx';
import type { Payment } from './use-payment.ts';

export function PaymentChecking({ payment }: { payment: Payment }): ReactNode {
  const words = useWords('payment-page');
  const sessionWords = useWords('session');
  const { phone, requested, slot, error, canRetry } = payment.view;
  return (
    <>
      <p className="payment__lead">
        {phone ? (
          <Linked
            text={requested ? words.approve({ phone }) : words.requestFollows({ phone })}
            links={{
              number: (text) => (
                <strong key="number" className="money">
                  {text}
                </strong>
              ),
            }}
          />
        ) : (
          words.weAreChecking
        )}
      </p>
      {slot && <p>{slotSentence(sessionWords, slot, new Date())}</p>}
      <p>{words.keepOpen}</p>
      {error && <p className="notice notice--info">{error}</p>}
      <CheckAgain payment={payment} />
      {canRetry && payment.reference !== null && (
        <section className="stack" aria-labelledby="replace-title">
          <h2 id="replace-title">{words.noRequest}</h2>
          <p>{words.sendAnother}</p>
          <RetryForm payment={payment} reference={payment.reference} />
        </section>
      )}
    </>
  );
}
