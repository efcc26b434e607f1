import '#src/styles/lines.css';
import type { ReactNode } from 'react';
import { PartList } from '#src/components/PartList.tsx';
import { paidSentence } from '#src/domain/booking/answers-words.ts';
import { plan } from '#src/domain/payment/plan/words/en.ts';
import { paidRows } from '#src/domain/payment/plan-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import type { PaidPictures } from './paid-pictures.ts';
import { type PaidBooking, usePaidBooking } from './use-paid-booking.ts';
import type { Payment } from './use-payment.ts';

interface PaymentSuccessProps {
  payment: Payment;
  pictures: PaidPictures;
}

export function PaymentSuccess({ payment, pictures }: PaymentSuccessProps): ReactNode {
  const paid = usePaidBooking();
  const ofFee = payment.view.kind === 'fee';
  const { answersBy = 'email' } = payment.view;
  const byEmail = answersBy === 'email';
  const what = ofFee ? 'fee' : 'booking';
  return (
    <>
      <p className="payment__lead">{paidSentence[answersBy]}</p>
      {paid && <PaidOrder paid={paid} pictures={pictures} />}
      <Rest payment={payment} paid={paid} />
      <ol className="payment__next stack gap-xs">
        <li>
          {byEmail ? (
            <>
              <strong>Check your email.</strong> It has your {what} and the amount paid.
            </>
          ) : (
            <>
              <strong>Check your text messages.</strong> Ours has the amount paid and a link to your {what}.
            </>
          )}
        </li>
        {!ofFee && (
          <>
            <li>
              <strong>We’ll contact you within 24 hours</strong> to confirm your booking.
            </li>
            {payment.view.needsDay && (
              <li>
                <strong>Choose your date.</strong> Your booking has no date yet:{' '}
                {paid ? 'choose one below' : 'open the link in our message'}, or we’ll find one with you when
                we call.
              </li>
            )}
            {payment.view.needsHour && (
              <li>
                <strong>We’ll schedule the session</strong> with you: the time, the location and who will be
                there.
              </li>
            )}
          </>
        )}
      </ol>
      <p className="payment__links actions">
        {paid && <NextStep paid={paid} />}
        <a className={`button ${paid ? 'button--quiet' : 'button--primary'}`} href="/">
          Return to Home
        </a>
        {!paid && (
          <a className="button button--quiet" href="/pricing">
            See packages and prices
          </a>
        )}
      </p>
    </>
  );
}

/** Shows what is left of a booking that is paid in parts. */
function Rest({ payment, paid }: { payment: Payment; paid: PaidBooking | undefined }): ReactNode {
  const words = useWords(plan);
  const rows = paidRows(words, paid?.booking.plan ?? [], todayInKigali(new Date()));
  if (rows.length > 0) return <PartList rows={rows} />;
  const { next = 0 } = payment.view;
  if (next === 0) return null;
  return (
    <p>Next you pay {formatMoney(next)}. Your booking has the day, and you can pay it there at any time.</p>
  );
}

function NextStep({ paid: { booking, address } }: { paid: PaidBooking }): ReactNode {
  const open = booking.kind === 'session' && booking.eventDate === null;
  return (
    <a className="button button--primary" href={address}>
      {open ? 'Choose your date' : 'See your booking'}
    </a>
  );
}
