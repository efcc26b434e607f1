import { builtPicture } from '#src/site/gallery/built-picture.ts';
import { contentPictures } from '#src/site/gallery/published-gallery.ts';

/** Files of all pictures in content/: a preview may show one on another page than this build. */
export async function GET(): Promise<Response> {
  const pictures = await Promise.all(
    (await contentPictures()).map(async ({ file, picture }) => [file, await builtPicture(picture)] as const),
  );
  return Response.json(Object.fromEntries(pictures));
}
