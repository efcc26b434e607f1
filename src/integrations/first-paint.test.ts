import { expect, test } from 'vitest';
import { withFirstPicture, withoutFonts } from './first-paint.ts';

const head = '<head><meta name="viewport" content="width=device-width"><style></style></head>';
const wide = '<source srcset="/w.avif 640w" type="image/avif" sizes="100vw">';
const cut = '<source media="(max-width: 39.99em)" srcset="/p.avif 480w" type="image/avif" sizes="50vw">';
const picture = (sources: string, priority: string) =>
  `<picture>${sources}<img src="/w.webp" fetchpriority="${priority}"></picture>`;

test('the first visible picture is preloaded after the viewport tag and before the styles', () => {
  expect(withFirstPicture(head + picture(wide, 'low') + picture(wide, 'high'))).toContain(
    'content="width=device-width"><link rel="preload" as="image" type="image/avif" imagesrcset="/w.avif 640w" imagesizes="100vw" fetchpriority="high"><style>',
  );
});

test('a phone picture is preloaded on phones only, and the wide one elsewhere only', () => {
  const html = withFirstPicture(head + picture(cut + wide, 'high'));
  expect(html).toContain('media="(max-width: 39.99em)" imagesrcset="/p.avif 480w"');
  expect(html).toContain('media="not all and (max-width: 39.99em)" imagesrcset="/w.avif 640w"');
});

test('a page without a first picture stays unchanged, even with one in a template', () => {
  const html = `${head}${picture(wide, 'low')}<template>${picture(wide, 'high')}</template>`;
  expect(withFirstPicture(html)).toBe(html);
});

test('a page without web fonts uses their fallback fonts', () => {
  expect(withoutFonts('<style>:root{--font-a:"A",a-arial,sans-serif;}</style>')).toBe(
    '<style>:root{--font-a:"A",a-arial,sans-serif;}[data-plain]{--font-a:a-arial,sans-serif;}</style>',
  );
});
