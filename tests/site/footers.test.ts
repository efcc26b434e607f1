import { expect, test } from 'vitest';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { builtPage } from './built-page.ts';

test.each([
  '/login',
  '/register',
  '/book-now',
  '/booking',
  '/paper',
  '/payment-success',
  '/account',
  '/settings',
  '/404',
])('%s ends with contact details and policies, and links only to its languages', (route) => {
  const footer = builtPage(route).querySelector('footer');
  const links = footer
    ?.querySelectorAll('a:not([hreflang])')
    .map(({ attributes }) => attributes['href'] ?? '');
  expect(footer?.querySelector('form')).toBeNull();
  expect(links?.filter((href) => !/^(?:tel|mailto):/.test(href))).toEqual([
    '/privacy-policy',
    '/terms',
    '/refund-policy',
  ]);
  expect(links?.some((href) => href.startsWith('tel:'))).toBe(true);
});

test.each(['/', '/gallery', '/services/architecture'])(
  '%s ends with the newsletter form and the site’s navigation',
  (route) => {
    const footer = builtPage(route).querySelector('footer');
    expect(footer?.querySelector('#newsletter form')).not.toBeNull();
    expect(footer?.querySelector('nav a[href="/services"]')).not.toBeNull();
  },
);

test('a footer shows dates of the past year only, and names the page in its WhatsApp message', () => {
  const footer = builtPage('/services/photography').querySelector('footer');
  const posts = footer?.querySelectorAll('a[href^="/insights/"]') ?? [];
  const dates = footer?.querySelectorAll('time').map((time) => time.getAttribute('datetime') ?? '') ?? [];
  expect(posts).toHaveLength(2);
  expect(dates.filter((date) => date < addDays(todayInKigali(new Date()), -366))).toEqual([]);
  const whatsApp = footer?.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href') ?? '';
  expect(decodeURIComponent(whatsApp)).toContain('“Photography Services”');
});

test.each(['/services/photography', '/services/dancing', '/services/architecture'])(
  '%s ends with a WhatsApp message that names it',
  (route) => {
    const page = builtPage(route);
    const [title] = page.querySelector('title')?.text.split(' · ') ?? [];
    const links = page.querySelectorAll('main a[href^="https://wa.me/"]');
    const message = decodeURIComponent(links.at(-1)?.getAttribute('href') ?? '');
    expect(message).toContain(`I am looking at “${title}” on your website`);
  },
);
