import type { Found } from '#src/domain/find/found.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { fold, hasWords, searchWords } from '#src/lib/text.ts';
import { calendarLabels } from '../availability/calendar-labels.ts';
import { clientName, keysText } from '../client/client-words.ts';
import { homeAt, shellGroups } from '../shell/dashboards.ts';
import { factLabels } from '../studio/fact-labels.ts';

export interface PaletteEntry {
  id: string;
  label: string;
  detail?: string;
  href: string;
}

/** Returns the pages whose names contain every typed word; all if nothing is typed. */
export function pageEntries(home: string, typed: string): PaletteEntry[] {
  const words = searchWords(typed);
  return shellGroups
    .flatMap(({ pages }) => pages.flatMap((page) => [page, ...(page.within ?? [])]))
    .filter(({ label }) => hasWords(fold(label), words))
    .map(({ label, path }) => ({ id: `page:${path}`, label, href: home + path }));
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

/** Settings by tab; `studio` and `health` are for super admins. */
const settings = {
  profile: ['Name and email address', 'Picture of you', 'Delete your account'],
  security: ['Password', 'Two-step login', 'Devices that are logged in', 'Copy of your data'],
  studio: ['Monthly target', ...Object.values(calendarLabels), ...Object.values(factLabels)],
  health: ['Health'],
};

export function settingEntries(home: string, typed: string): PaletteEntry[] {
  const words = searchWords(typed);
  const mine = home === homeAt('/dashboard/superadmin') ? ['studio', 'health'] : [];
  return (['profile', 'security', ...mine] as (keyof typeof settings)[]).flatMap((tab) =>
    settings[tab]
      .filter((label) => hasWords(fold(label), words))
      .map((label) => ({
        id: `setting:${tab}:${label}`,
        label,
        detail: 'Setting',
        href: `${home}/settings#${tab}`,
      })),
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
