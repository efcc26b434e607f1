import { slotOf } from '#src/domain/availability/slot/slot.ts';
import type { Billing } from '#src/domain/booking/billing/billing.ts';
import type { BookingFacts } from '#src/domain/booking/booking-facts.ts';
import { cancelRefusal, changeRefused, moveRefusal } from '#src/domain/booking/move.ts';
import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { type OfferRefusal, offerRefusal, offerRefused } from '#src/domain/booking/offer/offer.ts';
import {
  type HeldMoney,
  type RecordedRefund,
  type Refund,
  refundFor,
  refundSentence,
  refundSum,
} from '#src/domain/booking/refund.ts';
import type { ConversationItem } from '#src/domain/conversation/conversation.ts';
import type { ListedPaper, PaperSeries } from '#src/domain/paper/paper.ts';
import { possiblePapers } from '#src/domain/paper/paper-rules.ts';
import { type Balance, dueOf, isPaid } from '#src/domain/payment/ledger.ts';
import type { PaymentStatus } from '#src/domain/payment/payment.ts';
import type { PaymentContent } from '#src/domain/payment/payment-content.ts';
import { type AgreedPart, nextRequest, type PlanPart } from '#src/domain/payment/plan.ts';
import { type BookingShare, shareableOf } from '#src/domain/payment/share/share.ts';
import { textNumber } from '#src/domain/sms/gsm.ts';
import { site } from '#src/domain/studio/site.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { clientLanguage } from '../../client-language.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import type { MailAmount, MailAttachment } from '../../mail/mail-content.ts';
import { isOfBooking, paperFacts, papersOf, toListed } from '../../paper/paper-queries.ts';
import type { Payment } from '../../payment/attempt/claim-payments.ts';
import { hiddenPhone } from '../../payment/attempt/hidden-phone.ts';
import { heldMoneyIn } from '../../payment/ledger/held-money.ts';
import { canRetry } from '../../payment/payment-queries.ts';
import { paymentRulesNow } from '../../payment/payment-rules.ts';
import { sharesOf, toBookingShares } from '../../payment/share/share-queries.ts';
import { refusalsIn } from '../../refusal-words.ts';
import { type Booking, type BookingLine, linesOf } from '../booking-queries.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingConversation } from '../conversation-parts.ts';
import { offeredLines, orderSummary } from '../mail-parts.ts';
import { type Offer, offersOf, validOffer } from '../offer/offer-queries.ts';
import { offeredParts } from '../offer/offered-parts.ts';
import { bookingPartWords } from '../words/words.ts';
import { bookingByLink, type LinkHolder } from './booking-key.ts';
import { bookingNow } from './booking-now.ts';

/** A refusal by key and values, by which pages word it, and its sentence in English. */
interface Refused {
  refused?: string | undefined;
  reason?: string | undefined;
}

export interface MyBooking extends BookingFacts {
  /** Language in which the client reads about it. */
  language: Language;
  skus: string[];
  order: { lines: MailAmount[]; total: MailAmount; note?: string | undefined };
  /** Parts of the price, in order; none before a price is charged. */
  plan: PlanPart[];
  payment: {
    /** `none`: nothing was requested by mobile money. */
    status: PaymentStatus | 'none';
    /** RWF received, including money refunded since. */
    paid: number;
    refunds: RecordedRefund[];
    /** RWF still to be paid. */
    due: number;
    /** RWF that the next mobile money request asks; 0 if nothing can be asked. */
    next: number;
    /** RWF paid twice or too late, to be refunded. */
    surplus: number;
    canRetry: boolean;
  };
  /** Parts that others pay by link, newest first. */
  shares: BookingShare[];
  /** RWF that new links can be for. */
  shareable: number;
  /** Newest unaccepted offer, and why it can no longer be accepted. */
  offer?:
    | (Refused & {
        id: string;
        total: number;
        lastDay: string;
        message: string;
        /** Parts in which it is paid; the first one is due on acceptance. */
        parts: AgreedPart[];
        /** Price per line; empty if there is only a total. */
        lines: MailAmount[];
        refusal?: OfferRefusal | undefined;
      })
    | undefined;
  /** Masked phone number of the booking. */
  phone: string;
  conversation: ConversationItem[];
  billing: Billing;
  /** Papers issued, newest first, and those that can be issued now. */
  papers: { issued: ListedPaper[]; possible: PaperSeries[] };
  /** Whether its number gets text messages about it; `none` if it can get none. */
  texts: 'on' | 'stopped' | 'none';
  /** Why the client cannot move it themselves, and whom to call. */
  move: Refused;
  /** Why it cannot be cancelled; `refund` of the `money` held, its `sum` in RWF, is due on cancelling. */
  cancel: Refused & { refund: Refund; money: HeldMoney; sum: number; sentence: string };
  /** Calendar file; absent without a day, and once the hold has expired. */
  calendar?: MailAttachment | undefined;
}

/** Returns the booking the link opens. Throws ProblemError 404 or 429. */
export async function myBooking(holder: LinkHolder): Promise<MyBooking> {
  const booking = await bookingByLink(holder);
  return describeBooking(db(), booking, holder);
}

export async function describeBooking(
  connection: Database | Transaction,
  { id }: Pick<Booking, 'id'>,
  { now, language: page }: Pick<LinkHolder, 'now' | 'language'>,
): Promise<MyBooking> {
  const { booking, payments, entries, balance, plan, deposit, pendingShares } = await bookingNow(
    connection,
    id,
  );
  const language = clientLanguage(booking, page);
  const lines = await linesOf(connection, id);
  const offers = await offersOf(connection, id);
  const issued = await papersOf(connection, [id]);
  const slot = slotOf(booking, now);
  const [calendar] = slot?.state === 'ended' ? [] : calendarAttachments(booking, lines);
  const money = heldMoneyIn(balance, entries, { ...booking, deposit });
  const rules = await paymentRulesNow(connection);
  const next = booking.status === 'cancelled' ? 0 : nextRequest(plan, pendingShares, rules.requestLimit);
  const refund = refundOf(booking, money, now);
  const due = booking.status === 'cancelled' ? 0 : dueOf(balance);
  const shares = toBookingShares(await sharesOf(connection, id, due), makerForClient);
  return {
    reference: booking.reference,
    kind: booking.kind,
    status: booking.status,
    eventDate: booking.eventDate,
    startTime: booking.startTime,
    minutes: booking.minutes,
    ...(slot && { slot }),
    location: booking.location,
    skus: lines.map(({ sku }) => sku),
    language: clientLanguage(booking),
    order: orderSummary(booking, lines, wordsIn(language, bookingPartWords).total, language),
    plan,
    payment: {
      status: stateOf(payments, balance),
      paid: balance.paid,
      refunds: money.refunds,
      due: dueOf(balance),
      next,
      surplus: balance.surplus,
      canRetry: canRetry(booking, payments, next),
    },
    shares,
    shareable: shareableOf(shares, due),
    move: reasonFor(moveRefusal(booking, now), booking, 'move'),
    cancel: {
      ...reasonFor(cancelRefusal(booking, now), booking, 'cancel'),
      refund,
      sum: refundSum(refund, money),
      money,
      sentence: refundSentence(wordsIn('en', ownBookingWords), refund, money, booking),
    },
    phone: booking.phone && hiddenPhone(booking.phone),
    conversation: await bookingConversation(connection, id),
    billing: { company: booking.company, tin: booking.tin },
    papers: {
      issued: issued.filter(isOfBooking).map(toListed),
      possible: possiblePapers(paperFacts(booking, lines, balance, validOffer(offers, now) !== undefined)),
    },
    texts: textNumber(booking.phone) === undefined ? 'none' : booking.textsStopped ? 'stopped' : 'on',
    ...offerPart(booking, lines, offers, { rules, now, language }),
    ...(calendar && { calendar }),
  };
}

/** Names who made a share, without the name of a member of staff. */
function makerForClient(actor: string): string {
  return actor === 'visitor' ? 'you' : site.name;
}

/** Returns the refund due now, or the promised one if cancelled. Later money is refunded in full. */
function refundOf(booking: Booking, money: HeldMoney, now: Date): Refund {
  if (booking.refund === null) return refundFor({ ...booking, ...money }, now);
  return booking.refund === 'nothing-paid' && money.surplus > 0 ? 'everything' : booking.refund;
}

function stateOf([newest]: Pick<Payment, 'status'>[], balance: Balance): MyBooking['payment']['status'] {
  if (isPaid(balance)) return 'successful';
  return newest?.status ?? 'none';
}

function offerPart(
  booking: Booking,
  ordered: BookingLine[],
  [newest]: Offer[],
  { rules, now, language }: { rules: PaymentContent; now: Date; language: Language },
): Pick<MyBooking, 'offer'> {
  if (newest === undefined || newest.state === 'accepted' || booking.status === 'cancelled') return {};
  const { id, total, prices, lastDay, message, createdAt } = newest;
  const refusal = offerRefusal(newest, todayInKigali(now));
  const agreed = { ...booking, total, agreedAt: createdAt };
  const lines =
    prices === null || ordered.length === 1
      ? []
      : orderSummary(agreed, offeredLines(ordered, prices), '', language).lines;
  const parts = offeredParts(booking, ordered, newest, { rules, today: todayInKigali(now) });
  const offer = { id, total, lastDay, message, parts, lines };
  if (refusal === undefined) return { offer };
  return { offer: { ...offer, refusal, ...refusedAs(offerRefused(refusal)) } };
}

function reasonFor(
  refusal: ReturnType<typeof moveRefusal>,
  booking: Booking,
  change: 'move' | 'cancel',
): Refused {
  return refusal === undefined ? {} : refusedAs(changeRefused(refusal, booking, change));
}

const refusedAs = (refused: string): Refused => ({ refused, reason: refusalsIn('en')(refused) });
