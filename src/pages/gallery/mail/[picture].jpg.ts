import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { pictureId } from '#src/domain/gallery/gallery-item.ts';
import { mailPictureWidth } from '#src/domain/gallery/mail-picture.ts';
import { contentPictures } from '#src/site/gallery/published-gallery.ts';

/** Pictures of content/ as JPEG at addresses that stay: mail programs read no WebP, and keep emails. */
export async function getStaticPaths() {
  return (await contentPictures()).map(({ file }) => ({
    params: { picture: pictureId(file) },
    props: { file },
  }));
}

export const GET: APIRoute<{ file: string }> = async ({ props: { file } }) => {
  const source = path.join('content', file.includes('/') ? file : `gallery/${file}`);
  const picture = await sharp(await readFile(source))
    .resize({ width: mailPictureWidth, withoutEnlargement: true })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};
