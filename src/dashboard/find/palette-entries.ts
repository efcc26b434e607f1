import type { Found } from '#src/domain/find/found.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { fold, hasWords, searchWords } from '#src/lib/text.ts';
import { calendarLabels } from '../availability/calendar-labels.ts';
import { clientName, keysText } from '../client/client-words.ts';
import { showKeys } from '../lists/keys/show-keys.ts';
import { homeAt, shellGroups } from '../shell/dashboards.ts';
import { factLabels } from '../studio/fact-labels.ts';

export interface PaletteEntry {
  id: string;
  label: string;
  detail?: string;
  href?: string;
  /** Runs once the palette is closed; instead of `href`. */
  act?: () => void;
}

/** `words`: other words by which it is found. */
const actions = [
  { label: 'New booking', words: 'add', path: '/bookings/new' },
  { label: 'Block a day', words: 'close holiday absent', path: '/calendar/days' },
  { label: 'Add pictures', words: 'upload photo gallery', path: '/gallery' },
  { label: 'Publish pictures', words: 'draft build live', path: '/gallery?shows=unpublished-changes' },
  { label: 'Publish prices', words: 'draft build live', path: '/pricing?shows=unpublished-changes' },
  { label: 'Publish services', words: 'draft build live', path: '/services?shows=unpublished-changes' },
  { label: 'Publish internships', words: 'draft build live', path: '/internships?shows=unpublished-changes' },
  { label: 'Write a letter', words: 'newsletter', path: `/letters?${new URLSearchParams({ open: ':new' })}` },
] as const;

const keysAction = { id: 'action:keys', label: 'Keys in lists', act: showKeys };

/** Returns the actions whose names or other words contain every typed word; all if nothing is typed. */
export function actionEntries(home: string, typed: string): PaletteEntry[] {
  const wanted = searchWords(typed);
  const isFound = (label: string, words: string) => hasWords(fold(`${label} ${words}`), wanted);
  return [
    ...actions
      .filter(({ label, words }) => isFound(label, words))
      .map(({ label, path }) => ({ id: `action:${path}`, label, href: home + path })),
    ...(isFound(keysAction.label, 'keyboard shortcuts') ? [keysAction] : []),
  ];
}

/** Returns the pages whose names contain every typed word; all if nothing is typed. */
export function pageEntries(home: string, typed: string): PaletteEntry[] {
  const words = searchWords(typed);
  return shellGroups
    .flatMap(({ pages }) => pages)
    .flatMap((page) => [
      ...(page.tabs ?? [page]).map((tab) => placeEntry(home, tab, page.label)),
      ...(page.within ?? []).map((inner) => placeEntry(home, inner, inner.label)),
    ])
    .filter(({ label }) => !actions.some((action) => action.label === label))
    .filter(({ label, detail = '' }) => hasWords(fold(`${label} ${detail}`), words));
}

/** Names the navigation's entry, too, if the tab has another name. */
function placeEntry(home: string, { label, path }: { label: string; path: string }, entry: string) {
  return { id: `page:${path}`, label, href: home + path, ...(entry !== label && { detail: entry }) };
}

export function recordEntries(home: string, q: string, found: Found): PaletteEntry[] {
  const at = (list: string, open: string) => `${home}/${list}?${new URLSearchParams({ q, open })}`;
  return [
    ...found.clients.map((client) => ({
      id: client.id,
      label: clientName(client),
      detail: `Client ${keysText(client)}`,
      href: at('clients', client.id),
    })),
    ...found.bookings.map(({ id, reference, name, phone, eventDate }) => ({
      id,
      label: name,
      detail: `Booking ${reference}, ${eventDate === null ? 'no date yet' : formatDate(eventDate)}, ${phone}`,
      href: at('bookings', reference),
    })),
    ...found.messages.map(({ id, name, subject }) => ({
      id,
      label: name,
      detail: `Message: ${subject}`,
      href: at('messages', id),
    })),
    ...found.applications.map(({ id, name, programmeTitle }) => ({
      id,
      label: name,
      detail: `Application: ${programmeTitle}`,
      href: at('applications', id),
    })),
    ...found.enrolments.map(({ id, name, className }) => ({
      id,
      label: name,
      detail: `Enrolment: ${className}`,
      href: at('enrolments', id),
    })),
    ...shelves.flatMap(({ kind, list, detail }) =>
      found[kind].map(({ id, title }) => ({ id: `${list}:${id}`, label: title, detail, href: at(list, id) })),
    ),
  ];
}

const shelves = [
  { kind: 'services', list: 'services', detail: 'Service' },
  { kind: 'prices', list: 'pricing', detail: 'Price' },
  { kind: 'internships', list: 'internships', detail: 'Internship' },
  { kind: 'pictures', list: 'gallery', detail: 'Picture' },
] as const;

/** Settings by page; `studio`: for super admins only. */
const settings: readonly { path: string; studio?: true; labels: readonly string[] }[] = [
  { path: '/settings#profile', labels: ['Name and email address', 'Picture of you', 'Delete your account'] },
  {
    path: '/settings#security',
    labels: ['Password', 'Two-step login', 'Devices that are logged in', 'Copy of your data'],
  },
  { path: '/settings#studio', studio: true, labels: ['Monthly target', ...Object.values(factLabels)] },
  { path: '/settings#health', studio: true, labels: ['Health'] },
  { path: '/calendar/opening', studio: true, labels: Object.values(calendarLabels) },
];

export function settingEntries(home: string, typed: string): PaletteEntry[] {
  const words = searchWords(typed);
  const isSuper = home === homeAt('/dashboard/superadmin');
  return settings
    .filter(({ studio }) => isSuper || !studio)
    .flatMap(({ path, labels }) =>
      labels
        .filter((label) => hasWords(fold(label), words))
        .map((label) => ({ id: `setting:${path}:${label}`, label, detail: 'Setting', href: home + path })),
    );
}

const searched = [
  { label: 'bookings', path: '/bookings' },
  { label: 'clients', path: '/clients' },
  { label: 'messages', path: '/messages' },
  { label: 'enrolments', path: '/enrolments' },
  { label: 'applications', path: '/applications' },
  { label: 'payments', path: '/payments' },
  { label: 'users', path: '/users' },
] as const;

export function searchEntries(home: string, typed: string): PaletteEntry[] {
  return searched.map(({ label, path }) => ({
    id: `search:${path}`,
    label: `Search the ${label} for “${typed}”`,
    href: `${home}${path}?${new URLSearchParams({ q: typed })}`,
  }));
}
