import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

/** Whether a file is a JPEG, PNG or WebP by its first bytes; names and types are not believed. */
export function isPicture(file: Uint8Array): boolean {
  return [JPG, PNG, WEBP].some(({ validate }) => {
    try {
      return validate(file);
    } catch {
      // The file breaks off.
      return false;
    }
  });
}
