import { filterLabel } from '#src/domain/gallery/gallery.ts';
import type { Focus, GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';

/** What the form's inputs say, as the call takes it. */
export function galleryBody({ focusX, focusY, picture, ...texts }: Record<string, string>) {
  return {
    ...texts,
    focus: { x: Number(focusX), y: Number(focusY) },
    // Left out where none was chosen: the server then asks for one.
    ...(picture && { picture: JSON.parse(picture) as ShelfPicture }),
  };
}

/** How a field's value reads; undefined for the usual way. */
export function galleryText(name: keyof GalleryFields, value: unknown): string | undefined {
  switch (name) {
    case 'category':
      return filterLabel(value as GalleryFields['category']);
    case 'focus':
      return focusText(value as Focus);
    case 'picture':
      return typeof value === 'string' ? value : 'An uploaded picture';
    default:
      return undefined;
  }
}

/** "30% from the left, 70% from the top" */
function focusText({ x, y }: Focus): string {
  return `${x}% from the left, ${y}% from the top`;
}
