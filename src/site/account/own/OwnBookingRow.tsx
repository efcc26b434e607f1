import '#src/styles/lines.css';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import {
  bookedText,
  bookingTitle,
  lineTitle,
  type OwnBooking,
  openBookingLabel,
  paymentAddress,
  paymentName,
} from '#src/domain/account/own/own-booking.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { answerTo } from '#src/lib/answer.ts';
import { download } from '#src/lib/download.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useLanguage, useWording, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { retryFailure, retryPayment } from '#src/site/payment/retry-payment.ts';

export function OwnBookingRow({ booking }: { booking: OwnBooking }): ReactNode {
  const words = useWords('own-records');
  const sessionWords = useWords('session');
  const { kind, status, eventDate, slot, total, lines, payment } = booking;
  return (
    <li className="own-booking split split--large">
      <div>
        <h3>{bookingTitle(words, booking)}</h3>
        {kind === 'session' && <p>{sessionTimeText(sessionWords, booking)}</p>}
        <p className="soft small">{bookedText(words, booking)}</p>
        {lines.length > 1 && (
          <ul className="own-booking__lines small plain-list">
            {lines.map((line) => (
              <li className="summary-row" key={line.label}>
                <span>{lineTitle(words, line)}</span>
                <span className="money">{words.sum({ sum: line.amount })}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="stack gap-2xs">
        <p className="money display-l">{words.sum({ sum: total })}</p>
        <p>
          {(kind !== 'fee' || status === 'cancelled') && (
            <span className="tag" data-state={status}>
              {words[status]}
            </span>
          )}{' '}
          <span className="tag" data-state={payment?.status}>
            {paymentName(words, booking)}
          </span>
        </p>
        {slot && <p className="small">{slotSentence(sessionWords, slot, new Date())}</p>}
        <div className="actions">
          <OpenButton booking={booking} />
          <PaymentAction booking={booking} />
          {eventDate !== null && status !== 'cancelled' && slot?.state !== 'ended' && (
            <CalendarButton booking={booking} />
          )}
        </div>
      </div>
    </li>
  );
}

function PaymentAction({ booking }: { booking: OwnBooking }): ReactNode {
  const { payment } = booking;
  const words = useWords('own-records');
  const language = useLanguage();
  const word = useWording();
  const [error, setError] = useState<string>();
  const { busy, run: retry } = useAction(async (reference: string) => {
    setError(undefined);
    const answer = await retryPayment(reference);
    if (answer.kind !== 'ok') return setError(retryFailure(word, answer).message);
    const next = answer.data.payment.transactionRef ?? reference;
    window.location.assign(hrefIn(language, paymentAddress(booking, next) ?? ''));
  });
  const address = paymentAddress(booking);
  if (payment === null || address === undefined || payment.status === 'successful') return null;
  if (payment.status === 'pending')
    return (
      <a className="button button--small" href={hrefIn(language, address)}>
        {words.seePayment}
      </a>
    );
  if (!payment.canRetry) return <a href={hrefIn(language, '/contact')}>{words.askHowToPay}</a>;
  return (
    <>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
      <button
        className="button button--small button--primary"
        type="button"
        aria-busy={busy}
        onClick={() => retry(payment.reference)}
      >
        {words.payAgain({ sum: payment.next })}
      </button>
      <a className="button button--small button--quiet" href={hrefIn(language, address)}>
        {words.otherNumber}
      </a>
    </>
  );
}

/** Opens the page our emails link to, which moves, cancels or pays the booking. */
function OpenButton({ booking }: { booking: OwnBooking }): ReactNode {
  const { id } = booking;
  const language = useLanguage();
  const { label, name } = openBookingLabel(useWords('own-records'), booking);
  const word = useWording();
  const [error, setError] = useState<string>();
  const { busy, run: open } = useAction(async () => {
    setError(undefined);
    const answer = await answerTo((init) =>
      accountApi.account.bookings[':id'].key.$post({ param: { id } }, { init }),
    );
    if (answer.kind !== 'ok') return setError(failureOf(word, answer).message);
    window.location.assign(hrefIn(language, `/booking#${answer.data.key}`));
  });
  return (
    <>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
      <button
        className="button button--small"
        type="button"
        aria-label={name}
        aria-busy={busy}
        onClick={() => open()}
      >
        {label}
      </button>
    </>
  );
}

function CalendarButton({ booking: { id, reference } }: { booking: OwnBooking }): ReactNode {
  const words = useWords('own-records');
  const word = useWording();
  const { run: save } = useAction(() =>
    download(
      word,
      (init) => accountApi.account.bookings[':id'].calendar.$get({ param: { id } }, { init }),
      `${reference}.ics`,
    ),
  );
  return (
    <button className="button button--small button--quiet" type="button" onClick={save}>
      {words.addToCalendar}
    </button>
  );
}
