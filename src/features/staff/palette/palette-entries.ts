import { fold, hasWords, searchWords } from '#src/lib/text.ts';
import { shellGroups } from '../shell/dashboards.ts';

/** Something that the palette leads to, or does. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** What else helps to know it. */
  detail?: string;
  href: string;
}

/** The pages whose names have every word that was typed; all of them while nothing is. */
export function pageEntries(home: string, typed: string): PaletteEntry[] {
  const words = searchWords(typed);
  return shellGroups
    .flatMap(({ pages }) => pages)
    .filter(({ label }) => hasWords(fold(label), words))
    .map(({ label, path }) => ({ id: `page:${path}`, label, href: home + path }));
}

/** The lists that can be searched for what was typed. */
const searched = [
  { label: 'bookings', path: '/bookings' },
  { label: 'messages', path: '/messages' },
  { label: 'enrolments', path: '/enrolments' },
  { label: 'applications', path: '/applications' },
  { label: 'payments', path: '/payments' },
  { label: 'users', path: '/users' },
] as const;

/** The ways to all that a list has of what was typed. */
export function searchEntries(home: string, typed: string): PaletteEntry[] {
  return searched.map(({ label, path }) => ({
    id: `search:${path}`,
    label: `Search the ${label} for “${typed}”`,
    href: `${home}${path}?${new URLSearchParams({ q: typed })}`,
  }));
}
