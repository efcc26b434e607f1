import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormState, useForm } from '#src/components/forms/use-form.ts';
import type { User } from '#src/domain/account/user.ts';
import type { SessionHour } from '#src/domain/booking/day/session-time.ts';
import { readHour } from '#src/domain/booking/day/typed-hour.ts';
import type { BookingByStaffRequest, StaffPayment } from '#src/domain/booking/staff/booking-by-staff.ts';
import { isGoodsOnly } from '#src/domain/catalogue/prices/price-order.ts';
import type { Sending } from '#src/lib/sending/sending.ts';
import { useSending } from '#src/lib/sending/use-sending.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { type DraftTotal, draftTotal, toItems } from '../lines/draft-lines.ts';
import { type Prices, usePrices } from '../lines/use-prices.ts';
import { checkDraft, percentOf } from './check-draft.ts';
import { type Draft, forgetDraft, rememberDraft } from './draft.ts';
import { possiblePayment } from './PaymentFields.tsx';
import { type BookedByStaff, postBooking, type SeenTotal, type StaffRefusal } from './post-booking.ts';

export interface Booked {
  response: BookedByStaff;
  draft: Draft;
  payment: StaffPayment;
  fixed: boolean;
}

export interface NewBookingState {
  draft: Draft;
  form: FormState;
  prices: Prices;
  total: DraftTotal;
  /** True if no line is a session, so that there is no date. */
  goods: boolean;
  sending: Sending<BookedByStaff, StaffRefusal>;
  change: (changes: Partial<Draft>) => void;
  /** Sends it again at the changed total. */
  agree: (now: SeenTotal) => void;
  stop: () => void;
  dismiss: () => void;
}

interface NewBookingOptions {
  /** Name of the form in the tab's storage. */
  name: string;
  start: Draft;
  message: string | undefined;
  role: User['role'];
  onBooked: (booked: Booked) => void;
}

/** A constant, so that the form keeps its key until it is booked, whatever is changed meanwhile. */
const textOf = () => 'new booking';

function hourOf(draft: Draft): Partial<SessionHour> {
  const read = readHour(draft);
  return 'hour' in read ? read.hour : {};
}

export function useNewBooking({ name, start, message, role, onBooked }: NewBookingOptions): NewBookingState {
  const [draft, setDraft] = useState(start);
  /** Draft for checks during the event that changes it. */
  const latest = useRef(start);
  const prices = usePrices();
  const total = draftTotal(prices.book, draft.lines, percentOf(draft));
  const goods = isGoodsOnly(prices.book, draft.lines);
  const payment = possiblePayment(draft, total);
  const [sending, sender] = useSending({ name, attempt: postBooking, textOf });
  const form = useForm({
    checkAll: () => checkDraft(latest.current, role),
    onWrong: sender.reset,
    send: async () => send(total),
  });

  function send(seen: SeenTotal): undefined {
    if (!sender.retry()) sender.send(toRequest(seen));
  }

  function toRequest(seen: SeenTotal): BookingByStaffRequest {
    const { client, language, location, company, tin, note, source, reason } = draft;
    const percent = percentOf(draft);
    const phone = draft.phone.trim();
    const email = draft.email.trim();
    return {
      client: { ...(client !== null && { id: client }), name: draft.name.trim(), phone, email },
      language,
      items: toItems(draft.lines),
      totalAmount: seen.total,
      fixed: seen.fixed,
      ...(!goods && draft.eventDate && { eventDate: draft.eventDate, ...hourOf(draft) }),
      ...(location.trim() && { location: location.trim() }),
      ...(company.trim() && { company: company.trim() }),
      ...(tin.trim() && { tin: tin.trim() }),
      ...(note.trim() && { note: note.trim() }),
      ...(percent > 0 && { discount: { percent, reason: reason.trim() } }),
      source,
      payment,
      ...(message && { messageId: message }),
    };
  }

  const onSending = useEffectEvent((now: typeof sending) => {
    if (now.status === 'sent') {
      forgetDraft(name);
      void queryClient.invalidateQueries();
      onBooked({ response: now.answer, draft, payment, fixed: total.fixed });
    }
    if (now.status === 'refused' && now.refusal.kind === 'problem') {
      form.show(now.refusal.problem);
      // A line may no longer be sold, or the day full.
      void queryClient.invalidateQueries();
    }
    if (now.status === 'refused' && now.refusal.kind === 'total-changed') prices.refresh();
  });
  useEffect(() => onSending(sending), [sending]);

  return {
    draft,
    form,
    prices,
    total,
    goods,
    sending,
    change(changes) {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setDraft(next);
      rememberDraft(name, next);
      sender.change();
      for (const field of Object.keys(changes)) form.edited(field === 'lines' ? 'items' : field);
    },
    agree: send,
    stop: sender.stop,
    dismiss: sender.reset,
  };
}
