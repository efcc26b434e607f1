import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';

/** The fewest characters that describe a picture. */
const least = 10;

/** What is missing where a picture is shown that nobody has described; nothing where all is there. */
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
