import { readFile } from 'node:fs/promises';
import { getStore } from '@netlify/blobs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Answer, call } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

setUpEnvironment();
const aline = setUpUser('aline@example.com');

async function upload(file: Uint8Array | string, name = 'me.jpg', field = 'avatar'): Promise<Answer> {
  const form = new FormData();
  form.set(field, new File([file as BlobPart], name, { type: 'image/jpeg' }));
  const sent = new Response(form);
  return call('POST', '/api/auth/me/avatar', {
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: {
      authorization: `Bearer ${aline.token}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
  });
}

const urlIn = (answer: Answer) => (answer.json as { user: { avatarUrl: string } }).user.avatarUrl;
const kept = async (url: string) =>
  getStore({ name: 'avatars', consistency: 'strong' }).get(url.split('/').at(-1) ?? '', {
    type: 'arrayBuffer',
  });

const stripes = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#00ff00' } }).composite([
    { input: { create: { width: 300, height: 300, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    { input: { create: { width: 300, height: 300, channels: 3, background: '#0000ff' } }, left: 600, top: 0 },
  ]);

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a square WebP of its middle, without metadata',
  async (format) => {
    const file = await stripes()
      .withExif({
        IFD0: { Artist: 'Secret Person' },
        IFD3: { GPSLatitude: '1/1 57/1 0/1', GPSLatitudeRef: 'S' },
      })
      .toFormat(format)
      .toBuffer();
    const answer = await upload(file, 'script.html');
    expect(answer.status).toBe(200);
    const picture = Buffer.from((await kept(urlIn(answer))) ?? new ArrayBuffer());
    const { width, height, exif, format: made } = await sharp(picture).metadata();
    expect([made, width, height, exif]).toEqual(['webp', 300, 300, undefined]);
    expect(picture.includes('Secret Person')).toBe(false);
    const { dominant } = await sharp(picture).stats();
    expect(dominant.g).toBeGreaterThan(200);
    expect((await aline.call('GET', '/api/auth/me')).json).toMatchObject({ avatarUrl: urlIn(answer) });
  },
);

test('a photo taken sideways is turned upright, and a large one reduced to 480 pixels', async () => {
  const left = { create: { width: 600, height: 1200, channels: 3 as const, background: '#ff0000' } };
  const file = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = Buffer.from((await kept(urlIn(await upload(file)))) ?? new ArrayBuffer());
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 480]);
  const colourAt = (x: number, y: number) => [...data.subarray((y * 480 + x) * info.channels)].slice(0, 3);
  const [red, , blue] = colourAt(240, 60);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
  expect(colourAt(240, 420)[2]).toBeGreaterThan(200);
});

test('a picture is served sandboxed and cached by its reader only; unknown keys get 404', async () => {
  const url = urlIn(await upload(await stripes().png().toBuffer()));
  const { status, headers } = await call('GET', url);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
  });
  for (const key of ['0190a000-0000-4000-8000-000000000000', '..%2fsecret', 'x']) {
    expect((await call('GET', `/api/account/avatars/${key}`)).status).toBe(404);
  }
});

test('an upload deletes the earlier picture, also of two uploads at once', async () => {
  const file = await stripes().png().toBuffer();
  const first = urlIn(await upload(file));
  const [second, third] = (await Promise.all([upload(file), upload(file)])).map(urlIn);
  const { avatarUrl } = (await aline.call('GET', '/api/auth/me')).json as { avatarUrl: string };
  expect([second, third]).toContain(avatarUrl);
  const { blobs } = await getStore({ name: 'avatars', consistency: 'strong' }).list();
  expect(blobs.map(({ key }) => key)).toContain(avatarUrl.split('/').at(-1));
  for (const url of [first, second, third]) {
    if (url !== undefined && url !== avatarUrl) expect(await kept(url)).toBeNull();
  }
});

test('removing the picture deletes its file; removing it again changes nothing', async () => {
  const url = urlIn(await upload(await stripes().png().toBuffer()));
  for (const _ of ['once', 'again']) {
    const { status, json } = await aline.call('DELETE', '/api/auth/me/avatar');
    expect([status, json]).toMatchObject([200, { user: { email: 'aline@example.com', avatarUrl: null } }]);
  }
  expect(await kept(url)).toBeNull();
  expect((await call('GET', url)).status).toBe(404);
  expect((await aline.call('GET', '/api/auth/me')).json).toMatchObject({ avatarUrl: null });
});

const solid = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#00ff00' } })
    .jpeg()
    .toBuffer();

/** A PNG whose header claims 60,000 × 60,000 pixels. */
async function bomb() {
  const png = await stripes().png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
}

/** A padding byte hides the frame header from readers that trust lengths; the decoy claims 8 × 8. */
async function disguised() {
  const large = await solid(2500);
  const frame = large.indexOf(Buffer.from([0xff, 0xc0]));
  const decoy = Buffer.from([0x00, 0x02, 0xff, 0xc0, 0x00, 0x11, 0x08, 0x00, 0x08, 0x00, 0x08, 0x03]);
  return Buffer.concat([large.subarray(0, frame), Buffer.from([0xff]), large.subarray(frame), decoy]);
}

const withTail = async (bytes: number) => Buffer.concat([await solid(300), Buffer.alloc(bytes)]);

test.each<[status: number, name: string, make: () => Promise<Uint8Array | string> | Uint8Array | string]>([
  [415, 'an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  [415, 'a truncated GIF', () => 'GIF89a'],
  [415, 'an empty file', () => ''],
  [415, 'a text file', () => readFile(new URL('avatar.test.ts', import.meta.url))],
  [413, 'a file of 2 MB', () => withTail(2 * 1024 * 1024)],
  [413, 'a file of 3 MB', () => withTail(3 * 1024 * 1024)],
  [422, 'a decompression bomb', bomb],
  [422, 'a JPEG with a decoy size', disguised],
  [422, 'a 2,500 × 2,500 JPEG', () => solid(2500)],
  [422, 'a truncated JPEG', async () => (await solid(300)).subarray(0, 20)],
  [422, 'a truncated PNG', async () => (await stripes().png().toBuffer()).subarray(0, 60)],
  [422, 'a broken WebP', () => Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8X'), Buffer.alloc(30, 1)])],
])('the response is %i with a reason for %s, and nothing is stored', async (status, _, make) => {
  const answer = await upload(await make());
  expect([answer.status, answer.json]).toMatchObject([
    status,
    { error: expect.stringMatching(/^[A-Z].+\.$/) },
  ]);
  expect((await aline.call('GET', '/api/auth/me')).json).toMatchObject({ avatarUrl: null });
});

test('an upload without a picture gets 422, 415 or 400', async () => {
  expect((await upload('x', 'me.jpg', 'other')).status).toBe(422);
  expect((await aline.call('POST', '/api/auth/me/avatar', { avatar: 'x' })).status).toBe(415);
  const headers = {
    authorization: `Bearer ${aline.token}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  expect((await call('POST', '/api/auth/me/avatar', { body: 'no form', headers })).status).toBe(400);
});
