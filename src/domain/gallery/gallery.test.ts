import { describe, expect, it } from 'vitest';
import { categoryOfFile, galleryCategories, isShown, toCategory } from './gallery.ts';

describe('categoryOfFile', () => {
  it.each([
    ['frame-walnut.jpg', 'handcrafted-frames'],
    ['my-frame-video.jpg', 'handcrafted-frames'],
    ['statue-crane.jpg', 'handicrafted-statue'],
    ['Statue1.jpg', 'handicrafted-statue'],
    ['video-night-1.jpg', 'videography'],
    ['c3.jpg', 'videography'],
    ['c6-night.jpg', 'videography'],
    ['pic3.jpg', 'images'],
    ['audio-vinyl.jpg', 'audio'],
    ['framed-hills.jpg', 'images'],
    ['images/wedding-table.jpg', 'images'],
  ])('the file %s is in the category %s', (file, category) => {
    expect(categoryOfFile(file)).toBe(category);
  });
});

describe('toCategory', () => {
  it('a known category stays, and an unknown one becomes images', () => {
    expect(galleryCategories.map(toCategory)).toEqual([...galleryCategories]);
    expect(['', 'frames', 'Audio', 'all'].map(toCategory)).toEqual(['images', 'images', 'images', 'images']);
  });
});

describe('isShown', () => {
  it('a picture with "logo" in its title is not shown', () => {
    const titles = ['Vinyl', 'Our Logo', 'LOGOTYPE', 'Catalogo', 'Oak frame'];
    expect(titles.filter((title) => isShown({ title }))).toEqual(['Vinyl', 'Oak frame']);
  });
});
