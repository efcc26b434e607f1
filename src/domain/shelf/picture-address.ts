/** The widths (pixels) in which an uploaded picture is delivered: phones, tablets, and laptops with fine screens. */
const widths = [480, 960, 1440, 1920];

/** What a picture is delivered as: the first for browsers that know it, the second for all. */
export type PictureFormat = 'avif' | 'webp';

/** The address of an uploaded picture at a width, from the platform's image service. */
export function pictureAddress(id: string, width: number, format: PictureFormat = 'webp'): string {
  return `/.netlify/images?url=/api/gallery/files/${id}&w=${width}&fm=${format}`;
}

/** The same for `srcset`: every width that the picture has, and at least the smallest. */
export function pictureSources(picture: { id: string; width: number }, format: PictureFormat): string {
  const fitting = widths.filter((width, index) => index === 0 || width <= picture.width);
  return fitting.map((width) => `${pictureAddress(picture.id, width, format)} ${width}w`).join(', ');
}

/** The same, cut to a shape: for thumbnails and for what other sites show of a page. Sizes in pixels. */
export function croppedAddress(id: string, width: number, height: number, format: 'webp' | 'jpg'): string {
  return `/.netlify/images?url=/api/gallery/files/${id}&w=${width}&h=${height}&fit=cover&fm=${format}`;
}
