/** A picture uploaded from the dashboard. Sizes in pixels. */
export interface UploadedPicture {
  /** Id of the file (`/api/gallery/files/<id>`). */
  upload: string;
  width: number;
  height: number;
}

/** A path in content/, or an uploaded picture. */
export type ShelfPicture = string | UploadedPicture;

export function isUploaded(picture: ShelfPicture | undefined): picture is UploadedPicture {
  return typeof picture === 'object';
}

export function shownPicture<Built>(
  picture: ShelfPicture | undefined,
  built: Built | undefined,
): Built | UploadedPicture | undefined {
  if (picture === undefined) return undefined;
  return isUploaded(picture) ? picture : built;
}
