import { expect, test } from 'vitest';
import gallery from '#content/gallery.json' with { type: 'json' };
import { baseGallery, publicGallery } from './gallery-item.ts';
import { gallerySchema } from './gallery-request.ts';

const pictures = baseGallery(gallery);

test('every picture of the base has fields that are valid in the dashboard', () => {
  for (const { id, fields } of pictures)
    expect(gallerySchema.safeParse(fields), id).toEqual({ success: true, data: fields });
});

test('a picture needs only a title and a file, and its other fields have defaults', () => {
  expect(gallerySchema.parse({ title: ' Oak  frame ', picture: 'oak.jpg' })).toEqual({
    title: 'Oak frame',
    category: 'images',
    caption: '',
    alt: '',
    externalLink: '',
    video: '',
    focus: { x: 50, y: 50 },
    picture: 'oak.jpg',
  });
});

test('a picture whose title names a logo is not public', () => {
  const [first] = pictures;
  if (first === undefined) throw new Error('The base has no pictures.');
  const logo = { id: 'logo', fields: { ...first.fields, title: 'Our logo' } };
  expect(publicGallery([first, logo]).map(({ id }) => id)).toEqual([first.id]);
});
