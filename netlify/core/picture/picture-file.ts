import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

/** True for a JPEG, PNG or WebP by its first bytes; file names and types are not trusted. */
export function isPicture(file: Uint8Array): boolean {
  return [JPG, PNG, WEBP].some(({ validate }) => {
    try {
      return validate(file);
    } catch {
      // The file is truncated.
      return false;
    }
  });
}
