import { staffSources } from '#src/domain/booking/booking-source.ts';
import { bookingFields } from '#src/domain/booking/form/booking-fields.ts';
import { type StaffPayment, staffPayments } from '#src/domain/booking/staff/booking-by-staff.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import type { KnownClient } from '#src/domain/client/client-detail.ts';
import type { MessageRow } from '#src/domain/message/message-list.ts';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import { readJson } from '#src/lib/storage/storage.ts';
import { type Language, languages } from '#src/lib/words/languages.ts';
import { type DraftLine, toDraftLines } from '../lines/draft-lines.ts';

/** Form as typed so far. It survives a reload of the tab. */
export interface Draft {
  /** Id of the known client; null for a new one. */
  client: string | null;
  phone: string;
  name: string;
  email: string;
  language: Language;
  lines: DraftLine[];
  /** `YYYY-MM-DD`, or empty. */
  eventDate: string;
  /** As typed. */
  startTime: string;
  minutes: string;
  location: string;
  /** For papers. */
  company: string;
  tin: string;
  note: string;
  percent: string;
  reason: string;
  source: (typeof staffSources)[number];
  payment: StaffPayment;
}

export const emptyDraft: Draft = {
  client: null,
  phone: '',
  name: '',
  email: '',
  language: 'en',
  lines: [],
  eventDate: '',
  startTime: '',
  minutes: '',
  location: '',
  company: '',
  tin: '',
  note: '',
  percent: '',
  reason: '',
  source: 'phone',
  payment: 'request',
};

/** Leaves the email to staff, because anyone can type another person's phone next to their own email. */
export function withClient(draft: Draft, { id, name, phones }: KnownClient): Draft {
  return { ...draft, client: id, name, phone: phones[0] ?? '' };
}

/** The message becomes the note, so that the booking has the wishes of the client. */
export function withMessage(
  draft: Draft,
  message: Pick<MessageRow, 'name' | 'phone' | 'email' | 'subject' | 'message'>,
): Draft {
  const { name, phone, email, subject, message: text } = message;
  const note = `${subject}\n\n${text}`.slice(0, bookingFields.message.maxLength);
  return { ...draft, name, phone, email, note };
}

/** Names the form in the tab's storage: each client, message or day has its own. */
export function draftName(search: string): string {
  return `new_booking${search}`;
}

const storageKey = (name: string) => `fts_${name}`;

/** Reads the draft of a form; undefined if nothing was typed. */
export function recallDraft(name: string): Draft | undefined {
  return readJson(recall(storageKey(name)), readDraft);
}

function readDraft(stored: Record<string, unknown>): Draft | undefined {
  if (!Array.isArray(stored['lines'])) return undefined;
  const { lines, client, language, source, payment, ...texts } = { ...emptyDraft, ...stored };
  const typed = Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, String(value)]));
  return {
    ...emptyDraft,
    ...typed,
    client: typeof client === 'string' ? client : null,
    language: languages.find((one) => one === language) ?? 'en',
    lines: toDraftLines((lines as OrderItem[]).filter(({ sku }) => typeof sku === 'string')),
    source: staffSources.find((one) => one === source) ?? 'phone',
    payment: staffPayments.find((one) => one === payment) ?? 'request',
  };
}

export function rememberDraft(name: string, draft: Draft): void {
  remember(storageKey(name), JSON.stringify(draft));
}

export function forgetDraft(name: string): void {
  forget(storageKey(name));
}
