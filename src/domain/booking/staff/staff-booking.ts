import type { DayService } from '#src/domain/availability/services/day-services.ts';
import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import type { Balance, EntryKind, LedgerAccount, PaymentMethod } from '#src/domain/payment/ledger.ts';
import type { PaymentStatus } from '#src/domain/payment/payment.ts';
import type { BookingStatus } from '../booking.ts';
import type { BookingKind } from '../fee/fee.ts';
import type { OfferState, PublishedRange } from '../offer/offer.ts';
import type { Refund } from '../refund.ts';

/** Seconds for which a confirmation can be undone, before the client's email leaves. */
export const confirmationUndoSeconds = 10;

/** A booking as the staff see it: all that is known of it. Moments are ISO instants, days `YYYY-MM-DD` in Kigali, amounts RWF. */
export interface StaffBooking {
  id: string;
  reference: string;
  kind: BookingKind;
  status: BookingStatus;
  /** Goes with every change: an older one is a conflict. */
  version: number;
  name: string;
  email: string;
  phone: string;
  /** Null while the day is open. */
  eventDate: string | null;
  /** Services of which it uses a slot on its day. */
  services: DayService[];
  /** Until when it keeps its slot while it is not paid, or did; null where it cannot lose one. */
  slot: Slot | null;
  location: string;
  message: string;
  createdAt: string;
  cancelledAt: string | null;
  /** True when the client's account was deleted, and we keep the contact until the booking is settled. */
  accountDeleted: boolean;
  /** How often the client moved it. */
  moves: number;
  order: StaffOrder;
  balance: StaffBalance;
  /** What comes back when it is cancelled now, by who asks for it; of a cancelled one, what the client was told. */
  refund: { client: StaffRefund; studio: StaffRefund };
  ledger: StaffLedgerEntry[];
  /** Every request for money, the newest first. */
  attempts: StaffAttempt[];
  /** The newest first. */
  offers: StaffOffer[];
  mails: StaffMail[];
  /** What was done, the newest first. */
  history: StaffAct[];
  /** Warnings first, then the newest. */
  notes: StaffNote[];
}

export interface StaffOrder {
  lines: StaffLine[];
  discount: { code: string; percent: number; amount: number } | null;
  /** A lower bound unless `final`. */
  total: number;
  /** VAT within the total. */
  vat: number;
  /** True when the total is what is owed: every price was fixed, or the client accepted an offer. */
  final: boolean;
  /** What it can cost by the published prices. */
  range: PublishedRange;
}

interface StaffLine {
  /** 0 for the first; it never changes. */
  position: number;
  sku: string;
  label: string;
  quantity: number;
  options: LineOptions;
  /** "15,000–60,000 RWF", of one. */
  price: string;
  /** With everything added; a lower bound unless `fixed`. */
  amount: number;
  vat: number;
  fixed: boolean;
  /** RWF that the client accepted for the line; null until then, and when only the total was priced. */
  agreed: number | null;
}

interface StaffBalance extends Balance {
  /** Still to be paid. */
  due: number;
  /** What we owe the client. */
  owedBack: number;
}

interface StaffRefund {
  refund: Refund;
  /** For the client, in words. */
  sentence: string;
}

export interface StaffLedgerEntry {
  id: string;
  kind: EntryKind;
  account: LedgerAccount;
  method: PaymentMethod | null;
  amount: number;
  /** When it happened. */
  day: string;
  writtenAt: string;
  /** Who wrote it, by name. */
  actor: string;
  reason: string;
  /** The request for money by which it came. */
  paymentId: string | null;
  /** The entry that it takes back. */
  entryId: string | null;
  /** True when another entry takes it back. */
  reversed: boolean;
}

interface StaffAttempt {
  id: string;
  attempt: number;
  status: PaymentStatus;
  amount: number;
  phone: string;
  transactionRef: string | null;
  /** Why it failed, in a sentence, and what mobile money said. */
  failure: string | null;
  failureDetail: string | null;
  createdAt: string;
  requestedAt: string | null;
  settledAt: string | null;
}

interface StaffOffer {
  id: string;
  total: number;
  /** Price of each line; null when only the total has one. */
  prices: number[] | null;
  lastDay: string;
  /** For the staff. */
  reason: string;
  /** For the client. */
  message: string;
  state: OfferState;
  actor: string;
  createdAt: string;
  closedAt: string | null;
}

/** A mail about it; what it says stays with whom it was sent to. */
export interface StaffMail {
  id: string;
  subject: string;
  to: string;
  state: 'waiting' | 'sent' | 'dead' | 'discarded';
  createdAt: string;
  sentAt: string | null;
}

export interface StaffAct {
  at: string;
  actor: string;
  /** `booking.cancelled`, `payment.settled` and so on. */
  action: string;
  before: unknown;
  after: unknown;
}

export interface StaffNote {
  id: string;
  text: string;
  /** A warning. */
  first: boolean;
  author: string;
  /** True for who looks: they may remove it. */
  own: boolean;
  createdAt: string;
}
