import '#src/styles/lines.css';
import type { ReactNode } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { PartList } from '#src/components/PartList.tsx';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { lateStartSentence } from '#src/domain/booking/day/day-words.ts';
import type { DatedSessionTime } from '#src/domain/booking/day/session-time.ts';
import { hoursText, sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import type { SessionWords } from '#src/domain/booking/day/words/en.ts';
import { paymentSentence, statusText } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { refundSentence } from '#src/domain/booking/refund.ts';
import { paidRows } from '#src/domain/payment/plan-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import type { MyBookingPageWords } from './words/en.ts';

interface MyBookingFactsProps {
  booking: MyBooking;
  /** True after the client has just moved it. */
  moved: boolean;
}

export function MyBookingFacts({ booking, moved }: MyBookingFactsProps): ReactNode {
  const sessionWords = useWords('session');
  const dayWords = useWords('availability');
  const { reference, kind, status, eventDate, startTime, location, calendar } = booking;
  const when = sessionTimeText(sessionWords, booking, sessionWords.dateToBeAgreed);
  const later = eventDate === null || startTime !== null ? undefined : lateStartSentence(dayWords, eventDate);
  const words = useWords('my-booking-page');
  const own = useWords('own-booking');
  const language = useLanguage();
  return (
    <section className="my-booking__sheet stack gap-m start" aria-label={words.factsOf({ reference })}>
      {status === 'cancelled' && (
        <Done
          heading={words.cancelledHeading}
          text={refundSentence(own, booking.cancel.refund, booking.cancel.money, booking)}
        />
      )}
      {moved && status !== 'cancelled' && eventDate !== null && (
        <Done heading={movedHeading(words, sessionWords, { ...booking, eventDate })} text={words.movedText} />
      )}
      <dl className="my-booking__facts ruled stack gap-2xs">
        <Fact term={words.reference} value={reference} />
        {kind !== 'fee' && <Fact term={words.status} value={statusText(own, status)} />}
        {kind === 'session' && (
          <>
            <Fact term={words.date} value={when} />
            {later && <Fact term={words.start} value={later} />}
          </>
        )}
        {location && <Fact term={words.location} value={location} />}
      </dl>
      <Order order={booking.order} />
      <Parts booking={booking} />
      <p>{paymentSentence(own, booking)}</p>
      {booking.slot && <p>{slotSentence(sessionWords, booking.slot, new Date())}</p>}
      {booking.payment.status === 'successful' && (
        <a className="button" href={hrefIn(language, `/payment-success?ref=${reference}`)}>
          {words.seePayment}
        </a>
      )}
      {calendar && status !== 'cancelled' && (
        <button
          className="button"
          type="button"
          onClick={() =>
            saveFile(calendar.filename, new Blob([calendar.content], { type: calendar.contentType }))
          }
        >
          {words.saveDate}
        </button>
      )}
    </section>
  );
}

function movedHeading(
  words: MyBookingPageWords,
  sessionWords: SessionWords,
  session: DatedSessionTime,
): string {
  const { eventDate: day } = session;
  const hours = hoursText(sessionWords, session);
  return hours === undefined ? words.movedTo({ day }) : words.movedToHours({ day, hours });
}

/** Shows the parts in which the price is paid, and what is paid of each. */
function Parts({ booking: { plan, status } }: Pick<MyBookingFactsProps, 'booking'>): ReactNode {
  const planWords = useWords('payment-plan');
  const rows = status === 'cancelled' ? [] : paidRows(planWords, plan, todayInKigali(new Date()));
  const words = useWords('my-booking-page');
  if (rows.length === 0) return null;
  return (
    <div className="stack gap-2xs">
      <h2 className="text-l">{words.partsHeading}</h2>
      <PartList rows={rows} />
    </div>
  );
}

function Done({ heading, text }: { heading: string; text: string }): ReactNode {
  const notice = useScrollAndFocus<HTMLDivElement>(heading);
  return (
    <div className="notice notice--success" role="status" tabIndex={-1} ref={notice}>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Order({ order }: Pick<MyBooking, 'order'>): ReactNode {
  // Two lines may have equal labels, so the key contains the position.
  const rows = order.lines.map((line, position) => ({ ...line, key: `${position}:${line.label}` }));
  return (
    <div>
      <dl>
        {rows.map(({ key, label, amount }) => (
          <div className="summary-row" key={key}>
            <dt>{label}</dt>
            <dd className="money">{amount}</dd>
          </div>
        ))}
        <div className="summary-row my-booking__total">
          <dt>{order.total.label}</dt>
          <dd className="money">{order.total.amount}</dd>
        </div>
      </dl>
      {order.note && <p className="soft small">{order.note}</p>}
    </div>
  );
}
