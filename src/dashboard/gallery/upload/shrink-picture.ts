import { limitedSize, maxGalleryFileBytes } from '#src/domain/gallery/files/gallery-file.ts';
import { sourceProblem, sourceSentences } from './source-picture.ts';
import type { ShrunkPicture, Unusable } from './start-uploads.ts';

/** WebP and JPEG qualities, tried in order until the file is small enough. */
const qualities = [0.88, 0.75, 0.5];

/**
 * Shrinks a picture to its stored size, upright, as WebP or else JPEG.
 * The canvas drops metadata, so the location of a photo never leaves the device.
 */
export async function shrinkPicture(file: File): Promise<ShrunkPicture | Unusable> {
  const problem = await sourceProblem(file);
  if (problem !== undefined) return { reason: problem };
  const canvas = await drawSmall(file);
  const bytes = canvas && (await encode(canvas));
  if (bytes === undefined) return { reason: sourceSentences.unreadable };
  return { bytes, digest: await digestOf(bytes) };
}

async function drawSmall(file: File): Promise<OffscreenCanvas | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const { width, height } = limitedSize(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  // Frees the memory now, not at the next garbage collection.
  bitmap.close();
  return canvas;
}

async function encode(canvas: OffscreenCanvas): Promise<Blob | undefined> {
  for (const quality of qualities) {
    const bytes = await encodeAs(canvas, quality);
    if (bytes.size <= maxGalleryFileBytes) return bytes;
  }
  return undefined;
}

/** Encodes as WebP, or JPEG if the browser returns PNG because it has no WebP encoder. */
async function encodeAs(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (webp.type === 'image/webp') return webp;
  layWhiteBeneath(canvas);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** Paints white below transparent areas, which JPEG would turn black. */
function layWhiteBeneath(canvas: OffscreenCanvas): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

async function digestOf(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
