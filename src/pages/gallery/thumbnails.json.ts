import { getImage } from 'astro:assets';
import { contentPictures } from '#src/site/gallery/published-gallery.ts';

/** Small files of all pictures in content/, for the dashboard. */
export async function GET(): Promise<Response> {
  const small = { width: 480, format: 'webp', quality: 60 } as const;
  const thumbnails = (await contentPictures()).map(
    async ({ file, picture }) => [file, (await getImage({ src: picture, ...small })).src] as const,
  );
  return Response.json(Object.fromEntries(await Promise.all(thumbnails)));
}
