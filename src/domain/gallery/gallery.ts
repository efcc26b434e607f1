/** The rules of the gallery (docs/product.md, Gallery), without the page: they run at build time and in the browser. */

/** The kinds of pictures, in the order of the filter. */
export const galleryCategories = [
  'images',
  'videography',
  'audio',
  'handcrafted-frames',
  'handicrafted-statue',
] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

/** What the filter shows: everything, or one category. */
export type GalleryFilter = GalleryCategory | 'all';

/** The choices of the filter, in their order. */
export const galleryFilters: readonly GalleryFilter[] = ['all', ...galleryCategories];

const labels: Record<GalleryFilter, string> = {
  all: 'All',
  images: 'Images',
  videography: 'Videography',
  audio: 'Audio',
  'handcrafted-frames': 'Handcrafted Frames',
  'handicrafted-statue': 'Handicrafted Statue',
};

/** "handcrafted-frames" becomes "Handcrafted Frames". */
export function filterLabel(filter: GalleryFilter): string {
  return labels[filter];
}

/** Any text as a category; what is unknown counts as images. */
export function toCategory(text: string): GalleryCategory {
  return galleryCategories.find((category) => category === text) ?? 'images';
}

/** The category that a file name says: "frame-oak.jpg" is a frame, "c3.jpg" is from a film. The first match counts. */
export function categoryOfFile(fileName: string): GalleryCategory {
  const name = fileName.toLowerCase();
  if (name.includes('frame-')) return 'handcrafted-frames';
  if (name.includes('statue')) return 'handicrafted-statue';
  if (/video|\bc[36]\b/.test(name)) return 'videography';
  return name.includes('audio') ? 'audio' : 'images';
}

/** Logos are not part of the gallery. */
export function isShown(item: { title: string }): boolean {
  return !item.title.toLowerCase().includes('logo');
}
