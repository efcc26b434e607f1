import { builtPicture } from '#src/features/gallery/built-picture.ts';
import { pageContent } from '#src/features/studio/page-content.ts';

/** The files of the pictures of the base: a preview may hang one of them on another page than this build. */
export async function GET(): Promise<Response> {
  const { items } = await pageContent('gallery', 'gallery');
  const pictures = await Promise.all(
    items.map(async ({ file, picture }) => [file, await builtPicture(picture)] as const),
  );
  return Response.json(Object.fromEntries(pictures));
}
