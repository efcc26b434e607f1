import { expect, test } from 'vitest';
import { builtPage } from './built-page.ts';

test.each([
  '/login',
  '/register',
  '/book-now',
  '/booking',
  '/payment-success',
  '/account',
  '/settings',
  '/404',
])('%s ends with contact details and policies, and no other links', (route) => {
  const footer = builtPage(route).querySelector('footer');
  const links = footer?.querySelectorAll('a').map(({ attributes }) => attributes['href'] ?? '');
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
