import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { maxQueued, withPictureSlot } from '#netlify/core/picture/picture-queue.ts';
import { goodPassword } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import {
  fileIdIn,
  forgetPictures,
  keptPicture,
  keptPictures,
  plainPicture,
  sendPicture,
} from '#tests/support/requests/gallery-files.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
beforeEach(forgetPictures);

const rows = () => environment.sql('select id, stored_at, uploaded_by from gallery_files');

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is re-encoded as WebP without location, camera or hidden text',
  async (format) => {
    const sent = await plainPicture()
      .withExif({ IFD0: { Artist: 'Secret Person' }, IFD3: { GPSLatitude: '1/1 57/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Place</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect(sent.includes('Secret')).toBe(true);
    const answer = await sendPicture(admin, sent);
    expect([answer.status, answer.json]).toEqual([
      201,
      { file: { id: expect.any(String), width: 60, height: 40 } },
    ]);
    const kept = await keptPicture(fileIdIn(answer));
    const { width, height, exif, xmp, format: made } = await sharp(kept).metadata();
    expect([made, width, height, exif, xmp]).toEqual(['webp', 60, 40, undefined, undefined]);
    expect(kept.includes('Secret')).toBe(false);
    const { dominant } = await sharp(kept).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  },
);

test('a photo with a rotated orientation flag is stored upright', async () => {
  const sideways = await plainPicture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sendPicture(admin, sideways)).json).toMatchObject({ file: { width: 40, height: 60 } });
});

test('a progressive JPEG and a JPEG with an embedded preview are accepted', async () => {
  const jpeg = await plainPicture().jpeg({ progressive: true }).toBuffer();
  const preview = Buffer.from([0xff, 0xed, 0x00, 0x08, 0xff, 0xd8, 0xff, 0xd9, 0x00, 0x00]);
  const withPreview = Buffer.concat([jpeg.subarray(0, 2), preview, jpeg.subarray(2)]);
  for (const file of [jpeg, withPreview]) expect((await sendPicture(admin, file)).status).toBe(201);
});

test('a picture of 1440 × 1920 is accepted; more pixels, even only in the header, get 422', async () => {
  const largest = await plainPicture('#222222', 1440, 1920).jpeg().toBuffer();
  expect((await sendPicture(admin, largest)).json).toMatchObject({ file: { width: 1440, height: 1920 } });
  const larger = await plainPicture('#222222', 1440, 1921).jpeg().toBuffer();
  const sixtyMegapixels = await plainPicture('#222222', 10_000, 6000).jpeg({ quality: 40 }).toBuffer();
  const bomb = await plainPicture().png().toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const strip = await plainPicture('#222222', 16_384, 400).png().toBuffer();
  for (const file of [larger, sixtyMegapixels, bomb, strip]) {
    const answer = await sendPicture(admin, file);
    expect([answer.status, answer.json]).toEqual([
      422,
      { error: expect.stringMatching(/too many pixels.+1,920 × 1,440/) },
    ]);
  }
});

test('simultaneous uploads under one key all return the same file, stored once', async () => {
  const file = await plainPicture().jpeg().toBuffer();
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => sendPicture(admin, file, key)));
  const again = await sendPicture(admin, file, key);
  const ids = new Set([...answers, again].map(fileIdIn));
  expect(again.status).toBe(201);
  expect([ids.size, (await rows()).length, await keptPictures()]).toEqual([1, 1, [...ids]]);
  expect(await actsOf(environment, admin)).toEqual([
    {
      action: 'gallery-file.uploaded',
      before: null,
      after: { width: 60, height: 40, bytes: expect.any(Number) },
    },
  ]);
});

test('uploads are processed one at a time; beyond the queue one gets 503, and its retry works', async () => {
  const file = await plainPicture().jpeg().toBuffer();
  const key = crypto.randomUUID();
  const atWork = Promise.withResolvers<void>();
  const begun: number[] = [];
  const turns = Array.from({ length: 1 + maxQueued }, (_, number) =>
    withPictureSlot(async () => {
      begun.push(number);
      await atWork.promise;
    }),
  );
  const answer = await sendPicture(admin, file, key);
  expect([answer.status, answer.headers.get('retry-after'), answer.json]).toEqual([
    503,
    '5',
    { error: 'Many pictures are being sent right now. Please try again in a few seconds.' },
  ]);
  expect([begun, await rows()]).toEqual([[0], []]);
  atWork.resolve();
  await Promise.all(turns);
  expect(begun).toEqual(turns.map((_, number) => number));
  expect((await sendPicture(admin, file, key)).status).toBe(201);
});

test('another picture under a used key gets 409', async () => {
  const key = crypto.randomUUID();
  await sendPicture(admin, await plainPicture().jpeg().toBuffer(), key);
  const other = await sendPicture(admin, await plainPicture('#ff0000').jpeg().toBuffer(), key);
  expect([other.status, (await rows()).length]).toEqual([409, 1]);
});

test.each([undefined, '', 'short', 'a b c d e f', 'x'.repeat(65)])(
  'an upload with the key %j gets 400',
  async (key) => {
    const headers = {
      'content-type': 'image/jpeg',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const answer = await admin.call(
      'POST',
      '/api/gallery/files',
      await plainPicture().jpeg().toBuffer(),
      headers,
    );
    expect(answer.status).toBe(400);
  },
);

test('an upload while the file store is down gets 503, and its retry stores the picture once', async () => {
  const file = await plainPicture().jpeg().toBuffer();
  const key = crypto.randomUUID();
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  delete process.env.NETLIFY_BLOBS_CONTEXT;
  try {
    expect((await sendPicture(admin, file, key)).status).toBe(503);
  } finally {
    process.env.NETLIFY_BLOBS_CONTEXT = context;
  }
  expect(await rows()).toMatchObject([{ stored_at: null }]);
  const again = await sendPicture(admin, file, key);
  expect([again.status, await keptPictures()]).toEqual([201, [fileIdIn(again)]]);
  expect(await rows()).toMatchObject([{ id: fileIdIn(again), stored_at: expect.any(Date) }]);
});

test('anyone can fetch a picture, served as a sandboxed image and cached as immutable', async () => {
  const id = fileIdIn(await sendPicture(admin, await plainPicture().png().toBuffer()));
  const { status, headers } = await call('GET', `/api/gallery/files/${id}`);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const other of ['0190a000-0000-4000-8000-000000000000', '..%2fcvs', 'x', id.toUpperCase()])
    expect((await call('GET', `/api/gallery/files/${other}`)).status, other).toBe(404);
});

test('a file that is not a picture, or too large, or truncated, is refused and not stored', async () => {
  const [jpeg, png, webp, red] = await Promise.all([
    plainPicture().jpeg().toBuffer(),
    plainPicture().png().toBuffer(),
    plainPicture().webp().toBuffer(),
    plainPicture('#ff0000').jpeg().toBuffer(),
  ]);
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60, 7)]);
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const cases: [number, Uint8Array][] = [
    [415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    [415, Buffer.from('GIF89a/*')],
    [415, Buffer.concat([Buffer.from('GIF89a=1;alert(1);'), jpeg])],
    [415, Buffer.concat([html, jpeg])],
    [415, zip],
    [415, Buffer.from('%PDF-1.7\n%%EOF')],
    [415, Buffer.from([0x1f, 0x8b, 8, 0])],
    [415, Buffer.alloc(0)],
    [413, Buffer.concat([jpeg, Buffer.alloc(4 * 1024 * 1024)])],
    ...[jpeg, png, webp].map((file): [number, Uint8Array] => [
      422,
      file.subarray(0, Math.floor(file.length / 2)),
    ]),
    [422, Buffer.from('RIFF\x10\0\0\0WEBPVP8X')],
    [
      422,
      await sharp([jpeg, red], { join: { animated: true } })
        .webp({ loop: 0 })
        .toBuffer(),
    ],
  ];
  for (const [status, file] of cases) {
    const answer = await sendPicture(admin, file);
    expect([answer.status, answer.json], Buffer.from(file.subarray(0, 20)).toString('latin1')).toEqual([
      status,
      { error: expect.stringMatching(/^[A-Z].+\.$/) },
    ]);
  }
  expect([await rows(), await keptPictures()]).toEqual([[], []]);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'bytes after the image data of a %s are dropped',
  async (format) => {
    const picture = await plainPicture().toFormat(format).toBuffer();
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const more of [page, Buffer.concat([Buffer.from('PK\x03\x04'), page]), picture]) {
      const answer = await sendPicture(admin, Buffer.concat([picture, more]));
      expect(answer.status).toBe(201);
      const [kept, alone] = await Promise.all([
        keptPicture(fileIdIn(answer)),
        sendPicture(admin, picture).then((sent) => keptPicture(fileIdIn(sent))),
      ]);
      expect(kept.equals(alone)).toBe(true);
    }
  },
);

test('deleting an account keeps its pictures without the uploader', async () => {
  await sendPicture(admin, await plainPicture().jpeg().toBuffer());
  await admin.call('DELETE', '/api/auth/me', { currentPassword: goodPassword });
  expect(await rows()).toMatchObject([{ uploaded_by: null }]);
});
