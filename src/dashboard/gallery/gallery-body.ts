import type { Focus, GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import { en as kinds } from '#src/domain/gallery/words/en.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';

export function galleryBody({ focusX, focusY, picture, ...texts }: Record<string, string>) {
  return {
    ...texts,
    focus: { x: Number(focusX), y: Number(focusY) },
    // Omitted if none was chosen, so that the server reports it as missing.
    ...(picture && { picture: JSON.parse(picture) as ShelfPicture }),
  };
}

/** Formats a field's value; undefined means the default format. */
export function galleryText(name: keyof GalleryFields, value: unknown): string | undefined {
  switch (name) {
    case 'category':
      return kinds[value as GalleryFields['category']];
    case 'focus':
      return focusText(value as Focus);
    case 'picture':
      return typeof value === 'string' ? value : 'An uploaded picture';
    default:
      return undefined;
  }
}

function focusText({ x, y }: Focus): string {
  return `${x}% from the left, ${y}% from the top`;
}
