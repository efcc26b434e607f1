import { expect, test } from 'vitest';
import { pictureAddress, pictureSources } from './picture-address.ts';

const id = '0190a000-0000-4000-8000-000000000000';
const at = (width: number, format: string) =>
  `/.netlify/images?url=/api/gallery/files/${id}&w=${width}&fm=${format}`;

test('a picture address has the id, one width and one format', () => {
  expect(pictureAddress(id, 480)).toBe(at(480, 'webp'));
  expect(pictureAddress(id, 960, 'avif')).toBe(at(960, 'avif'));
});

test.each([
  [300, [480]],
  [480, [480]],
  [1439, [480, 960]],
  [2560, [480, 960, 1440, 1920]],
])('a picture of %i pixels is requested at no larger width, except for the smallest', (width, widths) => {
  expect(pictureSources({ id, width }, 'avif')).toBe(
    widths.map((one) => `${at(one, 'avif')} ${one}w`).join(', '),
  );
});
