import { expect, it } from 'vitest';
import { isCurrent, isCurrentSection } from './site-navigation.ts';

it.each([
  ['/pricing', '/pricing', true],
  ['/pricing', '/fr/pricing', true],
  ['/pricing', '/rw/pricing/frames.html', true],
  ['/pricing', '/fr', false],
  ['/', '/fr', true],
  ['/', '/fr/pricing', false],
])('for the link to %s the page %s is current: %s', (href, path, current) => {
  expect(isCurrent(href, path)).toBe(current);
});

it('a section with the page among its entries is current in each language', () => {
  const section = {
    label: 'Occasions',
    href: '/services',
    items: [{ label: 'Weddings', href: '/weddings' }],
  };
  const paths = ['/weddings', '/fr/weddings', '/rw/weddings', '/fr/music'];
  expect(paths.map((path) => isCurrentSection(section, path))).toEqual([true, true, true, false]);
});
