import { describe, expect, it } from 'vitest';
import { categoryOfFile, galleryCategories, isShown, toCategory } from './gallery.ts';

describe('categoryOfFile', () => {
  it.each([
    ['frame-walnut.jpg', 'handcrafted-frames'],
    ['my-frame-video.jpg', 'handcrafted-frames'],
    ['statue-crane.jpg', 'handicrafted-statue'],
    ['Statue1.jpg', 'handicrafted-statue'],
    ['video-drone.jpg', 'videography'],
    ['c3.jpg', 'videography'],
    ['c6-night.jpg', 'videography'],
    ['pic3.jpg', 'images'],
    ['audio-vinyl.jpg', 'audio'],
    ['framed-hills.jpg', 'images'],
    ['kigali-hills.jpg', 'images'],
  ])('%s is %s', (file, category) => {
    expect(categoryOfFile(file)).toBe(category);
  });
});

describe('toCategory', () => {
  it('keeps what is known and takes the rest for images', () => {
    expect(galleryCategories.map(toCategory)).toEqual([...galleryCategories]);
    expect(['', 'frames', 'Audio', 'all'].map(toCategory)).toEqual(['images', 'images', 'images', 'images']);
  });
});

describe('isShown', () => {
  it('leaves out every title with "logo" in it', () => {
    const titles = ['Vinyl', 'Our Logo', 'LOGOTYPE', 'Catalogo', 'Oak frame'];
    expect(titles.filter((title) => isShown({ title }))).toEqual(['Vinyl', 'Oak frame']);
  });
});
