import { expect, test } from 'vitest';
import { shellGroups } from '../shell/dashboards.ts';
import {
  actionEntries,
  pageEntries,
  recordEntries,
  searchEntries,
  settingEntries,
} from './palette-entries.ts';

const home = '/dashboard/admin';

test('pages are found by any part of their name, ignoring case', () => {
  const found = (typed: string) => pageEntries(home, typed).map(({ href }) => href);
  expect(found('BOOK')).toEqual(['/dashboard/admin/bookings']);
  expect(found('view')).toEqual(['/dashboard/admin']);
  expect(found('closing')).toEqual(['/dashboard/admin/payments/closing']);
  expect(found('holidays')).toEqual(['/dashboard/admin/calendar/opening']);
  expect(found('newsletter letters')).toEqual(['/dashboard/admin/letters']);
  expect(found('nothing like it')).toEqual([]);
  expect(found('').length).toBeGreaterThan(4);
});

test.each([
  ['new b', [['New booking', '/dashboard/admin/bookings/new']]],
  ['BLOCK', [['Block a day', '/dashboard/admin/calendar/days']]],
  ['upload', [['Add pictures', '/dashboard/admin/gallery']]],
  ['publish pri', [['Publish prices', '/dashboard/admin/pricing?shows=unpublished-changes']]],
  ['keyboard', [['Keys in lists', undefined]]],
  ['nothing like it', []],
])('typing “%s” offers the actions %j', (typed, offered) => {
  expect(actionEntries(home, typed).map(({ label, href }) => [label, href])).toEqual(offered);
});

test('all actions are offered before anything is typed, each with a page of the dashboard', () => {
  const pages = shellGroups
    .flatMap((group) => group.pages)
    .flatMap((page) => [page, ...(page.tabs ?? []), ...(page.within ?? [])])
    .map(({ path }) => home + path);
  const led = actionEntries(home, '').flatMap(({ href }) => href ?? []);
  expect(led.length).toBeGreaterThan(6);
  for (const href of led) expect(pages).toContain(href.split('?')[0]);
});

test('a search entry opens the bookings list filtered by the typed text', () => {
  expect(searchEntries(home, '0788 & more')[0]).toEqual({
    id: 'search:/bookings',
    label: 'Search the bookings for “0788 & more”',
    href: '/dashboard/admin/bookings?q=0788+%26+more',
  });
});

test('a found record shows its details and opens in its list with the same search', () => {
  const booking = {
    id: 'b1',
    reference: 'FTS-7K3MP-9Q2XT',
    name: 'Aline',
    phone: '0788123456',
    status: 'pending',
  };
  const entries = recordEntries(home, '0788', {
    clients: [{ id: 'c1', name: 'Aline', phones: ['0788123456'], emails: ['aline@example.com'] }],
    bookings: [
      { ...booking, eventDate: '2026-12-05' },
      { ...booking, id: 'b2', eventDate: null },
    ],
    messages: [{ id: 'm1', name: 'Bosco', subject: 'A wedding', status: 'open' }],
    applications: [{ id: 'a1', name: 'Divine', programmeTitle: 'Dance Internship', status: 'received' }],
    enrolments: [{ id: 'e1', name: 'Grace', className: 'Ikinimba', status: 'enrolled' }],
    services: [],
    prices: [{ id: 'catalogue.design-printing.logo-design', title: 'Logo Design' }],
    internships: [],
    pictures: [{ id: 'kigali-hills', title: 'Kigali hills' }],
  });
  expect(entries.map(({ detail }) => detail)).toEqual([
    'Client 0788123456, aline@example.com',
    'Booking FTS-7K3MP-9Q2XT, 5 December 2026, 0788123456',
    'Booking FTS-7K3MP-9Q2XT, no date yet, 0788123456',
    'Message: A wedding',
    'Application: Dance Internship',
    'Enrolment: Ikinimba',
    'Price',
    'Picture',
  ]);
  expect(entries[0]?.href).toBe('/dashboard/admin/clients?q=0788&open=c1');
  expect(entries[1]?.href).toBe('/dashboard/admin/bookings?q=0788&open=FTS-7K3MP-9Q2XT');
  expect(entries[3]?.href).toBe('/dashboard/admin/messages?q=0788&open=m1');
  expect(entries.slice(5).map(({ href }) => href)).toEqual([
    '/dashboard/admin/enrolments?q=0788&open=e1',
    '/dashboard/admin/pricing?q=0788&open=catalogue.design-printing.logo-design',
    '/dashboard/admin/gallery?q=0788&open=kigali-hills',
  ]);
});

test('settings are found by name, those of the studio by super admins only', () => {
  const found = (at: string, typed: string) =>
    settingEntries(at, typed).map(({ label, href }) => [label, href]);
  expect(found(home, 'two-step')).toEqual([['Two-step login', `${home}/settings#security`]]);
  expect(found(home, 'whatsapp')).toEqual([]);
  const top = '/dashboard/superadmin';
  expect(found(top, 'WHATS')).toEqual([['WhatsApp', `${top}/settings#studio`]]);
  expect(found(top, 'unpaid')).toHaveLength(1);
  expect(found(top, 'holidays of every year')).toEqual([
    ['Holidays of every year', `${top}/calendar/opening`],
  ]);
  expect(found(home, 'holidays of every year')).toEqual([]);
  expect(found(top, 'monthly target')).toHaveLength(1);
});
