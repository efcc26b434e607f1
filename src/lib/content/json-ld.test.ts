import { expect, test } from 'vitest';
import { breadcrumbList, serialiseJsonLd } from './json-ld.ts';

test('JSON-LD text cannot close the script element that holds it', () => {
  const text = serialiseJsonLd({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name: '</script><b>' });
});

test('a breadcrumb lists every step with its position, and its full address if it has one', () => {
  const list = breadcrumbList('https://fts.example', [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Photography' },
  ]);
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://fts.example/' },
    { '@type': 'ListItem', position: 2, name: 'Services', item: 'https://fts.example/services' },
    { '@type': 'ListItem', position: 3, name: 'Photography' },
  ]);
});
