import '#src/styles/lines.css';
import type { ReactNode } from 'react';
import { PartList } from '#src/components/PartList.tsx';
import { Linked } from '#src/components/words/Linked.tsx';
import { paidRows } from '#src/domain/payment/plan-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { PaidOrder } from './PaidOrder.tsx';
import type { PaidPictures } from './paid-pictures.ts';
import { type PaidBooking, usePaidBooking } from './use-paid-booking.ts';
import type { Payment } from './use-payment.ts';

interface PaymentSuccessProps {
  payment: Payment;
  pictures: PaidPictures;
}

export function PaymentSuccess({ payment, pictures }: PaymentSuccessProps): ReactNode {
  const words = useWords('payment-page');
  const language = useLanguage();
  const paid = usePaidBooking();
  const { answersBy = 'email', kind, needsDay, needsHour } = payment.view;
  const byEmail = answersBy === 'email';
  const ofFee = kind === 'fee';
  return (
    <>
      <p className="payment__lead">{byEmail ? words.paidByEmail : words.paidByText}</p>
      {paid && <PaidOrder paid={paid} pictures={pictures} />}
      <Rest payment={payment} paid={paid} />
      <ol className="payment__next stack gap-xs">
        {byEmail && <Step text={ofFee ? words.checkEmailOfFee : words.checkEmailOfBooking} />}
        {!byEmail && <Step text={ofFee ? words.checkTextOfFee : words.checkTextOfBooking} />}
        {!ofFee && (
          <>
            <Step text={words.weContactYou} />
            {needsDay && <Step text={paid ? words.chooseDateBelow : words.chooseDateByLink} />}
            {needsHour && <Step text={words.weSchedule} />}
          </>
        )}
      </ol>
      <p className="payment__links actions">
        {paid && <NextStep paid={paid} />}
        <a className={`button ${paid ? 'button--quiet' : 'button--primary'}`} href={hrefIn(language, '/')}>
          {words.home}
        </a>
        {!paid && (
          <a className="button button--quiet" href={hrefIn(language, '/pricing')}>
            {words.seePrices}
          </a>
        )}
      </p>
    </>
  );
}

function Step({ text }: { text: string }): ReactNode {
  return (
    <li>
      <Linked text={text} links={{ strong: (part) => <strong key="strong">{part}</strong> }} />
    </li>
  );
}

/** Shows what is left of a booking that is paid in parts. */
function Rest({ payment, paid }: { payment: Payment; paid: PaidBooking | undefined }): ReactNode {
  const words = useWords('payment-page');
  const rows = paidRows(useWords('payment-plan'), paid?.booking.plan ?? [], todayInKigali(new Date()));
  if (rows.length > 0) return <PartList rows={rows} />;
  const { next = 0 } = payment.view;
  return next === 0 ? null : <p>{words.nextPart({ next })}</p>;
}

function NextStep({ paid: { booking, address } }: { paid: PaidBooking }): ReactNode {
  const words = useWords('payment-page');
  const language = useLanguage();
  const open = booking.kind === 'session' && booking.eventDate === null;
  return (
    <a className="button button--primary" href={hrefIn(language, address)}>
      {open ? words.chooseDate : words.seeBooking}
    </a>
  );
}
