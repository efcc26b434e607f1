import { describe, expect, it } from 'vitest';
import { galleryCategories } from './gallery.ts';
import { readView, viewQuery, withFilter } from './gallery-view.ts';

describe('the view in the address', () => {
  it.each([
    ['', { filter: 'all', page: 1 }],
    ['?category=all&page=2', { filter: 'all', page: 2 }],
    ['?category=audio', { filter: 'audio', page: 1 }],
    ['?category=nonsense', { filter: 'images', page: 1 }],
    ['?page=-3', { filter: 'all', page: 1 }],
    ['?page=two', { filter: 'all', page: 1 }],
    ['?page=2.7', { filter: 'all', page: 2 }],
  ])('reads "%s"', (search, view) => {
    expect(readView(search)).toEqual(view);
  });

  it('is read as it was written, for every category and page', () => {
    for (const filter of ['all', ...galleryCategories] as const) {
      for (const page of [1, 2, 3]) expect(readView(viewQuery({ filter, page }))).toEqual({ filter, page });
    }
  });

  it('keeps the plain address for the first page of everything', () => {
    expect(viewQuery({ filter: 'all', page: 1 })).toBe('');
  });

  it('starts another category at page 1', () => {
    expect(withFilter('audio')).toEqual({ filter: 'audio', page: 1 });
  });
});
