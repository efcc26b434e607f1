import { expect, it } from 'vitest';
import { pictureOf } from './paid-pictures.ts';

const pictures = { photography: 'camera.webp', 'audio-production': 'desk.webp', frames: 'frame.webp' };

it.each([
  ['sessions/photography/2h/basic', 'camera.webp'],
  ['catalogue/photography/weddings/basic', 'camera.webp'],
  ['catalogue/music-production/beat/basic', 'desk.webp'],
  ['frames/photobook-a3/basic', 'frame.webp'],
  ['package/wedding-bliss', undefined],
])('the picture of %s is %s', (sku, picture) => {
  expect(pictureOf(pictures, [sku])).toBe(picture);
});

it('the first item that has a picture is shown', () => {
  expect(pictureOf(pictures, ['package/wedding-bliss', 'frames/photobook-a3/basic'])).toBe('frame.webp');
});
