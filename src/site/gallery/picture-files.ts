import { pictureAddress, pictureSources } from '#src/domain/shelf/picture-address.ts';
import type { UploadedPicture } from '#src/domain/shelf/shelf-picture.ts';

/** Files of a picture on the wall. Sizes in pixels. */
export interface PictureFiles {
  width: number;
  height: number;
  avif: string;
  /** Fallback where there is more than one file. */
  webp?: string;
  src: string;
  large: string;
}

export function uploadedPicture({ upload: id, width, height }: UploadedPicture): PictureFiles {
  return {
    width,
    height,
    avif: pictureSources({ id, width }, 'avif'),
    webp: pictureSources({ id, width }, 'webp'),
    src: pictureAddress(id, 960),
    large: pictureAddress(id, 1920),
  };
}
