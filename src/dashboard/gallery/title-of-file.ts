import { galleryLimits } from '#src/domain/gallery/gallery-request.ts';

/** Suggests a title: "wedding_2026-05.JPG" becomes "wedding 2026 05". */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return Array.from(words).slice(0, galleryLimits.title).join('').trim() || 'Picture';
}
