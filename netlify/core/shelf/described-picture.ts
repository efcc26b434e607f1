import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';

/** Minimum length of a picture's description. */
const least = 10;

/** Returns a field error for a picture without a description; empty if all is there. */
export function requireDescribed({
  picture,
  alt = '',
}: {
  picture?: ShelfPicture | null | undefined;
  alt?: string | undefined;
}): Record<string, string> {
  if (picture == null || alt.length >= least) return {};
  return { alt: 'Please describe the picture in a sentence for people who cannot see it.' };
}
