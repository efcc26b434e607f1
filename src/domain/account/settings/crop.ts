/** Square cut out of a picture: its centre in picture pixels, and the zoom (1 to `maxZoom`). */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const maxZoom = 4;

/** Longest side of an uploaded avatar, in pixels. */
const avatarSide = 512;

export function largestCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Returns the square's side in picture pixels. */
function sideOf(crop: Crop, { width, height }: Size): number {
  return Math.min(width, height) / crop.zoom;
}

export function clampCrop(crop: Crop, size: Size): Crop {
  const zoom = between(crop.zoom, 1, maxZoom);
  const half = sideOf({ ...crop, zoom }, size) / 2;
  return {
    x: between(crop.x, half, size.width - half),
    y: between(crop.y, half, size.height - half),
    zoom,
  };
}

/** Moves the square by fractions of its side: 0.1 is a tenth. */
export function moveCrop(crop: Crop, size: Size, right: number, down: number): Crop {
  const side = sideOf(crop, size);
  return clampCrop({ ...crop, x: crop.x + right * side, y: crop.y + down * side }, size);
}

export function zoomCrop(crop: Crop, size: Size, zoom: number): Crop {
  return clampCrop({ ...crop, zoom }, size);
}

/** Returns the top left corner and the side of the square, in picture pixels. */
export function squareOf(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const side = sideOf(crop, size);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}

/** Returns the side of the upload in pixels; never upscales. */
export function uploadSide(crop: Crop, size: Size): number {
  return Math.max(1, Math.min(avatarSide, Math.round(sideOf(crop, size))));
}

/** Returns the position in percent: 0 at the left or top, 100 at the right or bottom. */
export function positionOf(crop: Crop, size: Size): { x: number; y: number } {
  const { left, top, side } = squareOf(crop, size);
  return { x: percentOf(left, size.width - side), y: percentOf(top, size.height - side) };
}

/** Moves the square to a position in percent. */
export function setCropPosition(crop: Crop, size: Size, position: { x: number; y: number }): Crop {
  const side = sideOf(crop, size);
  return {
    ...crop,
    x: side / 2 + ((size.width - side) * position.x) / 100,
    y: side / 2 + ((size.height - side) * position.y) / 100,
  };
}

function percentOf(part: number, room: number): number {
  return room < 0.5 ? 50 : (100 * part) / room;
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
