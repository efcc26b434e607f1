/** Geometry of the square that is cut out of a picture. Lengths in pixels of the picture. */

/** Which part is shown: the middle of the square, and how far it is enlarged (1 to `maxZoom`). */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far one can go into a picture. */
export const maxZoom = 4;

/** The side in pixels of what is uploaded, at most. */
export const avatarSide = 512;

/** The largest square in the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The side of the square in the picture. */
export function sideOf(crop: Crop, { width, height }: Size): number {
  return Math.min(width, height) / crop.zoom;
}

/** The same crop, moved back inside the picture. */
export function clampCrop(crop: Crop, size: Size): Crop {
  const zoom = between(crop.zoom, 1, maxZoom);
  const half = sideOf({ ...crop, zoom }, size) / 2;
  return {
    x: between(crop.x, half, size.width - half),
    y: between(crop.y, half, size.height - half),
    zoom,
  };
}

/** Moves the square by parts of its own side: 0.1 is a tenth. */
export function moveCrop(crop: Crop, size: Size, right: number, down: number): Crop {
  const side = sideOf(crop, size);
  return clampCrop({ ...crop, x: crop.x + right * side, y: crop.y + down * side }, size);
}

/** Enlarges to `zoom` and keeps the middle where it is, as far as the picture reaches. */
export function zoomCrop(crop: Crop, size: Size, zoom: number): Crop {
  return clampCrop({ ...crop, zoom }, size);
}

/** The upper left corner and the side of the square in the picture. */
export function squareOf(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const side = sideOf(crop, size);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}

/** The side of the upload: never enlarged beyond what the picture has. */
export function uploadSide(crop: Crop, size: Size): number {
  return Math.max(1, Math.min(avatarSide, Math.round(sideOf(crop, size))));
}

/** How one key changes the crop, or undefined for a key that does not. */
export function cropByKey(crop: Crop, size: Size, key: string): Crop | undefined {
  const step = keySteps[key];
  if (step === undefined) return undefined;
  const [right, down, zoom] = step;
  return moveCrop(zoomCrop(crop, size, crop.zoom * zoom), size, right, down);
}

/** Per key: to the right, down, times larger. The arrows move the square over the picture. */
const keySteps: Record<string, [number, number, number]> = {
  ArrowLeft: [-0.05, 0, 1],
  ArrowRight: [0.05, 0, 1],
  ArrowUp: [0, -0.05, 1],
  ArrowDown: [0, 0.05, 1],
  '+': [0, 0, 1.1],
  '=': [0, 0, 1.1],
  '-': [0, 0, 1 / 1.1],
};

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
