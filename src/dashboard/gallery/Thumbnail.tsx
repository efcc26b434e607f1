import { createContext, type ReactNode, useContext } from 'react';
import type { GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import { pictureAddress } from '#src/domain/shelf/picture-address.ts';
import { isUploaded, type ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';

/** URLs of built thumbnails, by file. */
export const BuiltThumbnails = createContext<Readonly<Record<string, string>>>({});

/** Returns the thumbnail's URL; undefined if this build has none. */
export function useThumbnail(picture: ShelfPicture | undefined): string | undefined {
  const built = useContext(BuiltThumbnails);
  if (picture === undefined) return undefined;
  return isUploaded(picture) ? pictureAddress(picture.upload, 480) : built[picture];
}

export function Thumbnail({ fields }: { fields: GalleryFields }): ReactNode {
  const { picture, focus, video } = fields;
  const src = useThumbnail(picture);
  return (
    <span className="thumbnail">
      {src && <img src={src} alt="" loading="lazy" style={{ objectPosition: `${focus.x}% ${focus.y}%` }} />}
      {video && <span className="thumbnail__film">Film</span>}
    </span>
  );
}
