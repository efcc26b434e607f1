import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampCrop,
  largestCrop,
  maxZoom,
  moveCrop,
  positionOf,
  setCropPosition,
  squareOf,
  uploadSide,
  zoomCrop,
} from './crop.ts';

const wide = { width: 3000, height: 2000 };

describe('a square crop', () => {
  it('a new crop is the largest square in the middle of the picture', () => {
    expect(squareOf(largestCrop(wide), wide)).toEqual({ left: 500, top: 0, side: 2000 });
  });

  it('a crop moves by fractions of its side and stops at the edge of the picture', () => {
    expect(squareOf(moveCrop(largestCrop(wide), wide, 0.1, 0.1), wide)).toEqual({
      left: 700,
      top: 0,
      side: 2000,
    });
    expect(squareOf(moveCrop(largestCrop(wide), wide, 9, 9), wide).left).toBe(1000);
  });

  it('a crop zooms around its centre, and zooming out keeps it inside the picture', () => {
    const near = zoomCrop(largestCrop(wide), wide, 4);
    expect(squareOf(near, wide)).toEqual({ left: 1250, top: 750, side: 500 });
    const corner = moveCrop(near, wide, -9, -9);
    expect(squareOf(zoomCrop(corner, wide, 1), wide)).toEqual({ left: 0, top: 0, side: 2000 });
  });

  it('a crop is placed in percent, and stays centred where it has no room to move', () => {
    const near = zoomCrop(largestCrop(wide), wide, 2);
    expect(positionOf(near, wide)).toEqual({ x: 50, y: 50 });
    expect(squareOf(setCropPosition(near, wide, { x: 100, y: 0 }), wide)).toEqual({
      left: 2000,
      top: 0,
      side: 1000,
    });
    expect(positionOf(setCropPosition(near, wide, { x: 25, y: 75 }), wide)).toEqual({ x: 25, y: 75 });
    expect(positionOf(largestCrop(wide), wide)).toEqual({ x: 50, y: 50 });
    expect(squareOf(setCropPosition(largestCrop(wide), wide, { x: 0, y: 90 }), wide)).toEqual({
      left: 0,
      top: 0,
      side: 2000,
    });
  });

  it('a crop never leaves the picture', () => {
    const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
    const length = fc.integer({ min: 1, max: 8000 });
    fc.assert(
      fc.property(length, length, number, number, number, (width, height, x, y, zoom) => {
        const size = { width, height };
        const crop = clampCrop({ x, y, zoom }, size);
        const { left, top, side } = squareOf(crop, size);
        expect(left).toBeGreaterThanOrEqual(-1e-6);
        expect(top).toBeGreaterThanOrEqual(-1e-6);
        expect(left + side).toBeLessThanOrEqual(width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });

  it('a crop is uploaded at 512 px at most, and is never scaled up', () => {
    expect(uploadSide(largestCrop(wide), wide)).toBe(512);
    expect(
      uploadSide(zoomCrop(largestCrop({ width: 400, height: 900 }), wide, maxZoom), {
        width: 400,
        height: 900,
      }),
    ).toBe(100);
  });
});
