/** Delivered widths of an uploaded picture, in pixels: phones, tablets, high-density laptops. */
const widths = [480, 960, 1440, 1920];

export type PictureFormat = 'avif' | 'webp';

/** Returns the image service's URL of an uploaded picture at a width. */
export function pictureAddress(id: string, width: number, format: PictureFormat = 'webp'): string {
  return `/.netlify/images?url=/api/gallery/files/${id}&w=${width}&fm=${format}`;
}

/** Builds a `srcset` of every width the picture has, and at least the smallest. */
export function pictureSources(picture: { id: string; width: number }, format: PictureFormat): string {
  const fitting = widths.filter((width, index) => index === 0 || width <= picture.width);
  return fitting.map((width) => `${pictureAddress(picture.id, width, format)} ${width}w`).join(', ');
}

/** Returns the URL of a crop in pixels, for thumbnails and link previews. */
export function croppedAddress(id: string, width: number, height: number, format: 'webp' | 'jpg'): string {
  return `/.netlify/images?url=/api/gallery/files/${id}&w=${width}&h=${height}&fit=cover&fm=${format}`;
}
