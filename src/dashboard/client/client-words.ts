import type { ClientLanguage, ClientRow } from '#src/domain/client/client.ts';
import type { ClientConsent } from '#src/domain/client/client-detail.ts';
import { formatDate, todayInKigali, withShortMonth } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';

export const languageNames: Record<ClientLanguage, string> = {
  en: 'English',
  fr: 'French',
  rw: 'Kinyarwanda',
};

export const groupNames = {
  booked: 'With a booking',
  returning: 'With two or more bookings',
  contact: 'Without a booking',
} as const;

type Known = Pick<ClientRow, 'name' | 'phones' | 'emails'>;

/** Returns the name, or the first key of a client without one. */
export function clientName({ name, phones, emails }: Known): string {
  if (name !== '') return name;
  return emails[0] ?? (phones[0] === undefined ? 'A client without a name' : phoneText(phones[0]));
}

/** "0788123456", or "+32470123456" for a number of another country. */
export function phoneText(phone: string): string {
  return phone.startsWith('0') ? phone : `+${phone}`;
}

/** "0788123456 and 2 more" */
export function firstOf(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

/** "0788123456, aline@example.com" */
export function keysText({ phones, emails }: Pick<Known, 'phones' | 'emails'>): string {
  return [...phones.map(phoneText), ...emails].join(', ');
}

/** "24 Nov 2026" in Kigali */
export function dayText(instant: string): string {
  return withShortMonth(formatDate(todayInKigali(new Date(instant))));
}

/** "3 bookings, 450,000 RWF received" */
export function valueText({ bookings, value }: Pick<ClientRow, 'bookings' | 'value'>): string {
  if (bookings === 0) return 'No bookings yet';
  return `${plural(bookings, 'booking')}, ${formatMoney(value)} received`;
}

export const consentSources: Record<ClientConsent['from'], string> = {
  message: 'With a message',
  enrolment: 'With an enrolment',
  application: 'With an application',
  subscription: 'With a subscription',
};

export const erasureWords = {
  gone: 'This cannot be undone. We erase name, phone numbers, emails, notes, messages, applications and subscriptions. If the client wants a copy, please download it first.',
  kept: 'This stays:',
  first: 'The client can be erased once these bookings are settled.',
  failed: 'The client is not erased',
  done: 'The client is erased',
};

export const mergeWords = {
  suggested: 'Perhaps the same client',
  merged: 'Merged into this client',
  nothingMoves: 'Nothing is moved: both keep their records, and this page shows them together.',
  undo: 'You can separate them again at any time, below on this page.',
  done: 'The two are shown as one client',
  failed: 'The two are not merged',
  separated: 'They are two clients again',
  notSeparated: 'They are still one client',
};

/** "Both used 0788123456." */
export function sharedText(shared: readonly string[]): string {
  return `Both used ${shared.map((key) => (key.includes('@') ? key : phoneText(key))).join(' and ')}.`;
}
