import { expect, test } from 'vitest';
import { galleryBody, galleryText } from './gallery-body.ts';

test('gallery inputs become the request body, without a picture if none was chosen', () => {
  const picture = { upload: 'a', width: 3, height: 2 };
  const texts = { title: 'Oak', alt: '', focusX: '30', focusY: '70' };
  expect(galleryBody({ ...texts, picture: JSON.stringify(picture) })).toEqual({
    title: 'Oak',
    alt: '',
    focus: { x: 30, y: 70 },
    picture,
  });
  expect(galleryBody(texts)).not.toHaveProperty('picture');
});

test('the focus, category and picture of a gallery entry are shown in words', () => {
  expect(galleryText('focus', { x: 30, y: 70 })).toBe('30% from the left, 70% from the top');
  expect(galleryText('category', 'handcrafted-frames')).toBe('Handcrafted Frames');
  expect(galleryText('picture', 'oak.jpg')).toBe('oak.jpg');
  expect(galleryText('picture', { upload: 'a' })).toBe('An uploaded picture');
  expect(galleryText('title', 'Oak')).toBeUndefined();
});
