import type { ResourceKind } from '#src/domain/resource/resource.ts';
import type { ResourceUse } from '#src/domain/resource/resource-list.ts';
import { spanText } from '#src/domain/resource/resource-words.ts';
import { formatDate, todayInKigali, withShortMonth } from '#src/lib/dates/dates.ts';

/** Tabs of the list. */
export const kindTabs: Record<ResourceKind, string> = {
  person: 'People',
  camera: 'Cameras',
  room: 'Rooms',
  car: 'Cars',
  other: 'Other',
};

/** Words a resource’s day: "Free today", "Away until 7 Dec 2026: Leave", or its bookings. */
export function todayText(uses: readonly ResourceUse[], now: Date): string {
  if (uses.length === 0) return 'Free today';
  return uses.map((use) => todayUse(use, todayInKigali(now))).join('; ');
}

function todayUse({ booking, reason, from, to }: ResourceUse, today: string): string {
  const lastDay = todayInKigali(new Date(Date.parse(to) - 1));
  if (booking === null && lastDay > today)
    return `Away until ${withShortMonth(formatDate(lastDay))}: ${reason}`;
  // The day is known: only its hours matter.
  const [, hours] = spanText(from, to).split(', ');
  const isToday = todayInKigali(new Date(from)) === today && lastDay === today;
  if (booking === null) return `Away ${isToday ? (hours ?? 'all day') : spanText(from, to)}: ${reason}`;
  return `${isToday ? (hours ?? 'All day') : spanText(from, to)} ${booking.name}`;
}

interface AbsenceWords {
  title: string;
  submit: string;
  done: string;
  hint: string;
}

const repair: AbsenceWords = {
  title: 'Add a repair',
  submit: 'Add the repair',
  done: 'The repair is added.',
  hint: 'Only the studio reads it: “Repair”, “Lent to the Musanze team”.',
};

/** Words for the time in which someone or something cannot be assigned. */
export const absenceWords: Record<ResourceKind, AbsenceWords> = {
  person: {
    title: 'Add an absence',
    submit: 'Add the absence',
    done: 'The absence is added.',
    hint: 'Only the studio reads it: “Leave”, “Training”.',
  },
  camera: repair,
  room: repair,
  car: repair,
  other: repair,
};

export const resourceFieldWords = {
  name: 'Name',
  nameHint: 'As the studio calls it: “Aline”, “Canon R5 no. 2”.',
  kind: 'Kind',
  services: 'Can do',
  servicesHint: 'It is offered first for these services. Without a choice it can do all of them.',
  account: 'Account',
  accountHint: 'Sessions and tasks of this person are “mine” for this account.',
  noAccount: 'No account',
};

export const assignWords = {
  heading: 'People and kit',
  none: 'No one and nothing is assigned yet.',
  noDate: 'Set the date of the session first. Then you can assign people and kit.',
  open: 'Assign people and kit',
  otherTime: 'Choose another time',
  assign: 'Assign',
  takeOff: 'Take off',
  noResources: 'There are no people and no kit yet.',
  addSome: 'Add people and kit',
  failed: 'Nothing is assigned',
  notTakenOff: 'It is still assigned',
};

export type Offer = 'able' | 'free' | 'taken';

/** Headings of what is offered. */
export const offerHeadings: Record<Offer, string> = {
  able: 'Free, and can do this',
  free: 'Free, usually for something else',
  taken: 'Not free then',
};
