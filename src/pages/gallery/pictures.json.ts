import { pageContent } from '#src/domain/studio/page-content.ts';
import { builtPicture } from '#src/site/gallery/built-picture.ts';

/** Files of all pictures in content/: a preview may show one on another page than this build. */
export async function GET(): Promise<Response> {
  const { items } = await pageContent('gallery', 'gallery');
  const pictures = await Promise.all(
    items.map(async ({ file, picture }) => [file, await builtPicture(picture)] as const),
  );
  return Response.json(Object.fromEntries(pictures));
}
