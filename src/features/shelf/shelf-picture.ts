/** A picture that was uploaded from the dashboard. Sizes in pixels. */
export interface UploadedPicture {
  /** Id of the file (`/api/gallery/files/<id>`). */
  upload: string;
  width: number;
  height: number;
}

/** A picture of an entry: a path in content/, as the base writes it, or an uploaded one. */
export type ShelfPicture = string | UploadedPicture;

export function isUploaded(picture: ShelfPicture | undefined): picture is UploadedPicture {
  return typeof picture === 'object';
}

/** The picture as a page shows it: the uploaded one, or that which the base names, once it is built. */
export function shownPicture<Built>(
  picture: ShelfPicture | undefined,
  built: Built | undefined,
): Built | UploadedPicture | undefined {
  if (picture === undefined) return undefined;
  return isUploaded(picture) ? picture : built;
}
