import { expect, test } from 'vitest';
import { titleOfFile } from './title-of-file.ts';

test.each([
  ['wedding_2026-05.JPG', 'wedding 2026 05'],
  ['IMG_0001.jpeg', 'IMG 0001'],
  ['oak frame', 'oak frame'],
  ['.jpg', 'Picture'],
  [`${'x'.repeat(100)}.jpg`, 'x'.repeat(80)],
])('the file %s gets the initial title %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
