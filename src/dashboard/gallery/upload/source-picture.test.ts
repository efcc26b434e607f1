import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sourceProblem, sourceSentences } from './source-picture.ts';

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const problemOf = (bytes: Uint8Array | string) => sourceProblem(new Blob([bytes as BlobPart]));

describe('a file chosen for upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture of type %s is accepted', async (format) => {
    expect(await problemOf(await picture().toFormat(format).toBuffer())).toBeUndefined();
  });

  it('a file whose bytes are not a picture is refused', async () => {
    for (const bytes of ['', 'GIF89a', '<svg onload="alert(1)"/>', '%PDF-1.7', 'PK\x03\x04'])
      expect(await problemOf(bytes)).toBe(sourceSentences.noPicture);
  });

  it('a picture of more than 40 megapixels is refused', async () => {
    const large = await picture().png().toBuffer();
    large.writeUInt32BE(10_000, 16);
    large.writeUInt32BE(6000, 20);
    expect(await problemOf(large)).toBe(sourceSentences.tooManyPixels);
    large.writeUInt32BE(4000, 20);
    expect(await problemOf(large)).toBeUndefined();
  });

  it('a JPEG with over a megabyte of previews before its size is accepted', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const segment = Buffer.alloc(65_000);
    segment.set([0xff, 0xed, 0xfd, 0xe6]);
    const previews = Array.from({ length: 20 }, () => segment);
    expect(
      await problemOf(Buffer.concat([jpeg.subarray(0, 2), ...previews, jpeg.subarray(2)])),
    ).toBeUndefined();
  });

  it('a JPEG cut off before its size is refused as unreadable', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(await problemOf(jpeg.subarray(0, 40))).toBe(sourceSentences.unreadable);
  });
});
