import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureFiles } from './picture-files.ts';

/** Pixels of the widest file the build makes. */
const widest = 1200;

export async function builtPicture(image: ImageMetadata): Promise<PictureFiles> {
  const width = Math.min(image.width, widest);
  const at = (size: number, format: 'avif' | 'webp') =>
    getImage({ src: image, width: size, format, quality: 60 });
  const [small, double, large, compatible] = await Promise.all([
    at(480, 'avif'),
    at(660, 'avif'),
    at(width, 'avif'),
    at(width, 'webp'),
  ]);
  return {
    width: image.width,
    height: image.height,
    src: compatible.src,
    large: compatible.src,
    avif: `${small.src} 480w, ${double.src} 660w, ${large.src} ${width}w`,
  };
}
