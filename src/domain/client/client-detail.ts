import type { DatedSessionTime } from '#src/domain/booking/day/session-time.ts';
import type { StaffNote } from '#src/domain/booking/staff/staff-booking.ts';
import type { StaffPaper } from '#src/domain/paper/paper.ts';
import type { ClientRow } from './client.ts';

/** A client as their page shows them. Times are ISO instants, days `YYYY-MM-DD` in Kigali, amounts RWF. */
export interface ClientDetail extends ClientRow {
  /** Warnings first, then newest first. */
  notes: StaffNote[];
  /** Clients merged into this one; their records and keys count as this client’s. */
  merged: KnownClient[];
  /** Other clients that a shared key suggests to merge, never a name. */
  suggestions: SuggestedClient[];
  /** Newest first. */
  consents: ClientConsent[];
  nextSession: NextSession | null;
  /** Their statements, newest first. */
  papers: StaffPaper[];
  /** Newest first, at most `mostEvents`. */
  timeline: ClientEvent[];
  kept: KeptAfterErasure;
}

export const mostEvents = 500;

export interface KnownClient {
  id: string;
  /** Sent with a merge. */
  version: number;
  name: string;
  phones: string[];
  emails: string[];
}

export interface SuggestedClient extends KnownClient {
  /** Keys of one client that records of the other carry. */
  shared: string[];
}

export interface ClientConsent {
  at: string;
  /** Sentence the client agreed to. */
  text: string;
  from: 'message' | 'enrolment' | 'application' | 'subscription';
}

interface NextSession extends DatedSessionTime {
  id: string;
  reference: string;
}

const clientEventKinds = [
  'booking',
  'fee',
  'payment',
  'refund',
  'message',
  'reply',
  'enrolment',
  'application',
  'subscription',
  'waiting',
  'mail',
  'text',
] as const;
export type ClientEventKind = (typeof clientEventKinds)[number];

export interface ClientEvent {
  kind: ClientEventKind;
  at: string;
  /** Id of the record (of a payment: its booking), or of the mail or text itself. */
  id: string;
  /** First line of the order, subject, class, programme, address, or method of payment. */
  title: string;
  /** Message or reply as written; empty otherwise. */
  text: string;
  /** Status of the record, mail or text; null for money and replies. */
  status: string | null;
  /** RWF of the booking, payment or refund; null otherwise. */
  amount: number | null;
  /** Reference of the booking it belongs to; null if none. */
  reference: string | null;
  /** Day of the session; null if none. */
  eventDate: string | null;
}

/** Effects of an erasure, told before it. */
export interface KeptAfterErasure {
  /** Bookings that must be settled before; while there is one, the erasure is refused. */
  open: OpenBooking[];
  /** Sentences on records that keep their amounts, and why. */
  reasons: string[];
}

interface OpenBooking {
  id: string;
  reference: string;
  /** Sentence with what to do first. */
  sentence: string;
}
