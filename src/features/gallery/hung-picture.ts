import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { pictureAddress, pictureSources } from '#src/features/shelf/picture-address.ts';
import { isUploaded } from '#src/features/shelf/shelf-picture.ts';
import type { ShownPicture } from './shown-gallery.ts';

/** The files of a picture on the wall. Sizes in pixels. */
interface HungPicture {
  /** What says whether another picture hangs there now. */
  name: string;
  width: number;
  height: number;
  /** For browsers that know it. */
  avif: string;
  /** For the others, where there is more than one file. */
  webp?: string;
  src: string;
  large: string;
}

/** The widest file that the build makes. */
const widest = 1200;

/** An uploaded picture comes from the platform's image service, one of git from the build. */
export async function hungPicture({ picture, image }: ShownPicture): Promise<HungPicture | undefined> {
  if (!isUploaded(picture)) return image && builtPicture(picture, image);
  const { upload: id, width, height } = picture;
  return {
    ...{ name: id, width, height, avif: pictureSources({ id, width }, 'avif') },
    webp: pictureSources({ id, width }, 'webp'),
    src: pictureAddress(id, 960),
    large: pictureAddress(id, 1920),
  };
}

async function builtPicture(name: string, image: ImageMetadata): Promise<HungPicture> {
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
    ...{ name, width: image.width, height: image.height, src: compatible.src, large: compatible.src },
    avif: `${small.src} 480w, ${double.src} 660w, ${large.src} ${width}w`,
  };
}
