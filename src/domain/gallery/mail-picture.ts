import { isUploaded, type ShelfPicture } from '../shelf/shelf-picture.ts';
import { pictureId } from './gallery-item.ts';

/** Pixels of a picture in an email: twice the width at which it is shown. */
export const mailPictureWidth = 1088;

/** Returns the path of a gallery picture as JPEG, which every mail program shows. */
export function mailPicturePath(picture: ShelfPicture): string {
  return isUploaded(picture)
    ? `/.netlify/images?url=/api/gallery/files/${picture.upload}&w=${mailPictureWidth}&fm=jpg`
    : `/gallery/mail/${pictureId(picture)}.jpg`;
}
