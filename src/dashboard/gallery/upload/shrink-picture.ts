import { keptSize, maxGalleryFileBytes } from '#src/domain/gallery/files/gallery-file.ts';
import { sourceProblem, sourceSentences } from './source-picture.ts';
import type { ShrunkPicture, Unusable } from './start-uploads.ts';

/** Tried one after the other until the file is small enough to be sent. */
const qualities = [0.88, 0.75, 0.5];

/**
 * Makes a chosen picture as small as it is kept, upright, as WebP or, where the browser writes none, JPEG. A
 * canvas keeps pixels alone: the place where a photo was taken stays on the device.
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
  const { width, height } = keptSize(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  // Its memory is given back now, not when the collector comes by.
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

/** A browser that writes no WebP gives a PNG instead. */
async function encodeAs(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (webp.type === 'image/webp') return webp;
  layWhiteBeneath(canvas);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** A JPEG shows black where a picture is see-through. */
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
