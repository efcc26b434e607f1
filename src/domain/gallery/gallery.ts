export const galleryCategories = [
  'images',
  'videography',
  'audio',
  'handcrafted-frames',
  'handicrafted-statue',
] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

export type GalleryFilter = GalleryCategory | 'all';

export const galleryFilters: readonly GalleryFilter[] = ['all', ...galleryCategories];

export function toCategory(text: string): GalleryCategory {
  return galleryCategories.find((category) => category === text) ?? 'images';
}

/** Derives the category from a file name: "frame-oak.jpg" is a frame. The first match wins. */
export function categoryOfFile(fileName: string): GalleryCategory {
  const name = fileName.toLowerCase();
  if (name.includes('frame-')) return 'handcrafted-frames';
  if (name.includes('statue')) return 'handicrafted-statue';
  if (/video|\bc[36]\b/.test(name)) return 'videography';
  return name.includes('audio') ? 'audio' : 'images';
}

/** True for frames and statues, which the shop row shows. */
export function isForSale({ category }: { category: GalleryCategory }): boolean {
  return category === 'handcrafted-frames' || category === 'handicrafted-statue';
}

/** False for logos, which are not part of the gallery. */
export function isShown(item: { title: string }): boolean {
  return !item.title.toLowerCase().includes('logo');
}
