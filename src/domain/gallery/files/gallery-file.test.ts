import { expect, test } from 'vitest';
import { isTooLarge, limitedSize, maxGalleryPixels } from './gallery-file.ts';

test.each([
  ['a landscape photo', [4000, 3000], [1920, 1440]],
  ['a portrait photo', [3000, 4000], [1440, 1920]],
  ['a square photo', [3464, 3464], [1662, 1662]],
  ['a panorama', [6000, 1000], [2560, 427]],
  ['a strip 3 pixels high', [30_000, 3], [2560, 1]],
  ['a photo at the size limit', [1920, 1440], [1920, 1440]],
  ['a small photo', [640, 480], [640, 480]],
] as const)(
  '%s keeps its aspect ratio within the size limits',
  (_, [width, height], [keptWidth, keptHeight]) => {
    expect(limitedSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight });
  },
);

test('a scaled-down picture is never too large, and uses 99% of the allowed pixels', () => {
  for (let width = 1000; width <= 9000; width += 37) {
    const size = limitedSize({ width, height: 3000 });
    expect(isTooLarge(size), String(width)).toBe(false);
    if (width > 1300 && width < 5000)
      expect(size.width * size.height).toBeGreaterThan(maxGalleryPixels * 0.99);
  }
});

test.each([
  [1921, 1440, true],
  [1920, 1440, false],
  [2561, 10, true],
  [2560, 1080, false],
])('%i × %i pixels are too large: %s', (width, height, expected) => {
  expect(isTooLarge({ width, height })).toBe(expected);
});
