import type { Slot } from '#src/domain/availability/slot/slot.ts';
import { untilText } from '#src/domain/availability/slot/slot-words.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { bookingStates, sourceWords } from '#src/domain/booking/staff/staff-booking-words.ts';
import { formatMoment, todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { languageNames } from '../../client/client-words.ts';
import { sessionText } from '../session/hour-words.ts';

export function bookingFacts(booking: StaffBooking): Record<string, string> {
  const { reference, kind, status, slot, location, email, language, createdAt, source, order, balance } =
    booking;
  return {
    Reference: reference,
    Status: kind === 'fee' && status === 'pending' ? 'Fee' : bookingStates[status],
    Date: kind === 'session' ? dateText(booking) : '',
    Slot: slot === null ? '' : slotText(slot),
    Location: location,
    Total: order.final ? formatMoney(order.total) : `from ${formatMoney(order.total)}`,
    'Still to pay': balance.charged > 0 ? formatMoney(balance.due) : '',
    'We owe the client': balance.owedBack > 0 ? formatMoney(balance.owedBack) : '',
    Email: email,
    Language: languageNames[language],
    Company: booking.company,
    TIN: booking.tin,
    Booked: formatMoment(new Date(createdAt)),
    Source: kind === 'fee' ? '' : sourceWords[source],
  };
}

export function differences(before: StaffBooking, now: StaffBooking): string[] {
  const [was, is] = [bookingFacts(before), bookingFacts(now)];
  return Object.keys(is).filter((name) => was[name] !== is[name]);
}

function slotText({ state, until }: Slot): string {
  const when = untilText(new Date(until), new Date());
  return state === 'held' ? `Kept until ${when}, not paid yet` : `Not paid by ${when}: free for others`;
}

function dateText(booking: StaffBooking): string {
  const text = sessionText(booking);
  return booking.eventDate === todayInKigali(new Date()) ? `${text}, today` : text;
}
