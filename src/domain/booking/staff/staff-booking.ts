import type { DayService } from '#src/domain/availability/services/day-services.ts';
import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import type { PaperSeries, StaffPaper } from '#src/domain/paper/paper.ts';
import type { Balance, EntryKind, LedgerAccount, PaymentMethod } from '#src/domain/payment/ledger.ts';
import type { PaymentStatus } from '#src/domain/payment/payment.ts';
import type { DepositRules } from '#src/domain/payment/payment-content.ts';
import type { AgreedPart, PlanPart } from '#src/domain/payment/plan.ts';
import type { BookingShare } from '#src/domain/payment/share/share.ts';
import type { BookingAssignment } from '#src/domain/resource/resource.ts';
import type { BookingTask } from '#src/domain/task/task.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { BookingStatus } from '../booking.ts';
import type { BookingSource } from '../booking-source.ts';
import type { SessionTime } from '../day/session-time.ts';
import type { BookingKind } from '../fee/fee.ts';
import type { OfferState, PublishedRange } from '../offer/offer.ts';
import type { Refund } from '../refund.ts';

/** Seconds in which a confirmation can be undone before the client's email is sent. */
export const confirmationUndoSeconds = 10;

/** A booking as staff see it. Times are ISO instants, days `YYYY-MM-DD` in Kigali, amounts RWF. */
export interface StaffBooking extends SessionTime {
  id: string;
  reference: string;
  kind: BookingKind;
  source: BookingSource;
  status: BookingStatus;
  /** Sent with every change; a stale version is a 409. */
  version: number;
  /** Null once the contact details are erased. */
  clientId: string | null;
  name: string;
  email: string;
  phone: string;
  language: Language;
  /** Services whose capacity it uses on its day. */
  services: DayService[];
  /** Current or ended hold while the booking is unpaid; null if no slot can be lost. */
  slot: Slot | null;
  location: string;
  message: string;
  /** Company and TIN for papers; empty for a private person. */
  company: string;
  tin: string;
  /** Questions of the client that wait for a reply. */
  openQuestions: number;
  createdAt: string;
  cancelledAt: string | null;
  /** True if the account was deleted; we keep the contact details until the booking is settled. */
  accountDeleted: boolean;
  /** Moves by the client. */
  moves: number;
  order: StaffOrder;
  balance: StaffBalance;
  /** Refund if it is cancelled now, by who cancels; once cancelled, the refund announced to the client. */
  refund: { client: StaffRefund; studio: StaffRefund };
  /** Parts of the price, in order; none before a price is charged. */
  plan: PlanPart[];
  /** Present rules, by which an offer without parts of its own is planned. */
  depositRules: DepositRules;
  /** Refund that waits for a super admin; null without one. */
  refundRequest: StaffRefundRequest | null;
  ledger: StaffLedgerEntry[];
  /** All payment requests, newest first. */
  attempts: StaffAttempt[];
  /** Parts that others pay by link, newest first. */
  shares: BookingShare[];
  /** RWF that new links can be for. */
  shareable: number;
  /** Newest first. */
  offers: StaffOffer[];
  mails: StaffMail[];
  /** People and kit assigned to it, earliest first. */
  assignments: BookingAssignment[];
  /** Tasks of its job, in order. */
  tasks: BookingTask[];
  /** Newest first, with those that can be issued now. */
  papers: { issued: StaffPaper[]; possible: PaperSeries[] };
  /** Audit entries, newest first. */
  history: StaffAct[];
  /** Warnings first, then newest first. */
  notes: StaffNote[];
}

export interface StaffOrder {
  lines: StaffLine[];
  /** `code` is null for a discount that staff gave. */
  discount: { code: string | null; percent: number; amount: number } | null;
  /** A lower bound unless `final`. */
  total: number;
  /** VAT within the total. */
  vat: number;
  /** True if exactly this is owed: every price was fixed, or the client accepted an offer. */
  final: boolean;
  range: PublishedRange;
}

interface StaffLine {
  /** Zero-based; never changes. */
  position: number;
  sku: string;
  label: string;
  quantity: number;
  options: LineOptions;
  /** Unit price: "15,000–60,000 RWF". */
  price: string;
  /** Includes extras and VAT; a lower bound unless `fixed`. */
  amount: number;
  vat: number;
  fixed: boolean;
  /** RWF accepted by the client for this line; null before, and if only the total was priced. */
  agreed: number | null;
}

interface StaffBalance extends Balance {
  due: number;
  owedBack: number;
}

interface StaffRefund {
  refund: Refund;
  /** RWF that comes back: exactly, or for `less-costs` and `reduced` at most. */
  sum: number;
  /** Text for the client. */
  sentence: string;
}

export interface StaffRefundRequest {
  id: string;
  method: PaymentMethod;
  amount: number;
  day: string;
  reason: string;
  actor: string;
  /** True for the reader’s own request, which they may only withdraw. */
  own: boolean;
  createdAt: string;
  /** True if the booking’s money has moved since, so that it can no longer be approved. */
  stale: boolean;
  /** Super admins who can approve it. */
  approvers: number;
}

export interface StaffLedgerEntry {
  id: string;
  kind: EntryKind;
  account: LedgerAccount;
  method: PaymentMethod | null;
  amount: number;
  day: string;
  writtenAt: string;
  actor: string;
  reason: string;
  paymentId: string | null;
  /** Entry that this one reverses. */
  entryId: string | null;
  reversed: boolean;
}

interface StaffAttempt {
  id: string;
  /** Share that it pays; null for the booking's own. */
  shareId: string | null;
  attempt: number;
  status: PaymentStatus;
  amount: number;
  phone: string;
  transactionRef: string | null;
  /** Reason of the failure as a sentence; `failureDetail` is the text from mobile money. */
  failure: string | null;
  failureDetail: string | null;
  createdAt: string;
  requestedAt: string | null;
  settledAt: string | null;
}

interface StaffOffer {
  id: string;
  total: number;
  /** Price of each line; null if only the total is priced. */
  prices: number[] | null;
  /** Parts in which it is paid; null for the studio's rule. */
  parts: AgreedPart[] | null;
  lastDay: string;
  /** For staff. */
  reason: string;
  /** For the client. */
  message: string;
  state: OfferState;
  actor: string;
  createdAt: string;
  closedAt: string | null;
}

/** Email about the booking, without its text, which is for the recipient only. */
export interface StaffMail {
  id: string;
  subject: string;
  to: string;
  state: 'waiting' | 'sent' | 'unanswered' | 'dead' | 'withheld' | 'discarded';
  /** State of a text message in words, "delivered 14:03"; null for an email. */
  textState: string | null;
  createdAt: string;
  sentAt: string | null;
}

export interface StaffAct {
  at: string;
  actor: string;
  /** Name of the action: `booking.cancelled`, `payment.settled`. */
  action: string;
  before: unknown;
  after: unknown;
}

export interface StaffNote {
  id: string;
  text: string;
  /** True for a warning. */
  first: boolean;
  author: string;
  /** True for the reader's own note, which they may delete. */
  own: boolean;
  createdAt: string;
}
