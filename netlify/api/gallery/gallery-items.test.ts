import { beforeEach, expect, test } from 'vitest';
import gallery from '#content/gallery.json' with { type: 'json' };
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import type { GalleryFields, PublicGalleryItem } from '#src/domain/gallery/gallery-item.ts';
import { baseGallery } from '#src/domain/gallery/gallery-item.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { type Answer, call, itemsIn } from '#tests/support/call.ts';
import { forgetPictures, keptPictures, uploadedPicture } from '#tests/support/requests/gallery-files.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { expectStaffOnly, expectStaffRead } from '#tests/support/staff-calls.ts';

const pictures = baseGallery(gallery);

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
beforeEach(forgetPictures);

const alt = 'A red field, as plain as it can be.';
const shown = async () => (await call('GET', '/api/gallery')).json as PublicGalleryItem[];
const listed = async () =>
  itemsIn<StaffShelfEntry<GalleryFields>>(await admin.call('GET', '/api/gallery/all'));
const entryIn = (answer: Answer) => (answer.json as { entry: StaffShelfEntry<GalleryFields> }).entry;

const upload = (background = '#ff0000') => uploadedPicture(admin, background);
const add = (body: object) => admin.call('POST', '/api/gallery', body);
const change = ({ id, version }: StaffShelfEntry<GalleryFields>, body: object) =>
  admin.call('PUT', `/api/gallery/${id}`, { version, ...body });
const sentence = expect.stringMatching(/^[A-Z].+\.$/);

test('only staff can read unpublished gallery entries', async () => {
  await expectStaffRead(environment, ['/api/gallery/all', '/api/gallery/preview']);
});

test('only staff can change the gallery', async () => {
  await expectStaffOnly(environment, [
    ['POST', '/api/gallery', {}],
    ['PUT', '/api/gallery/agaseke', { version: '0' }],
    ['DELETE', '/api/gallery/agaseke?version=0'],
  ]);
});

test('pictures of the base are public as in their files, including the category', async () => {
  expect((await shown()).map(({ id }) => id)).toEqual(pictures.map(({ id }) => id));
  expect((await shown()).find(({ id }) => id === 'frame-gold')).toMatchObject({
    category: 'handcrafted-frames',
    picture: 'frame-gold.jpg',
    focus: { x: 50, y: 50 },
    externalLink: 'https://irumart.example/frames/gilded',
    video: '',
    caption: '',
  });
});

test('the gallery can be read by category and range', async () => {
  const audio = pictures.filter(({ fields }) => fields.category === 'audio').map(({ id }) => id);
  const part = await call('GET', '/api/gallery?filter=audio&from=0&to=3');
  expect((part.json as PublicGalleryItem[]).map(({ id }) => id)).toEqual(audio.slice(0, 3));
  await add({ title: 'Red', picture: await upload(), state: 'published', alt });
  const last = await call('GET', `/api/gallery?from=${pictures.length - 1}`);
  expect((last.json as PublicGalleryItem[]).map(({ id }) => id)).toEqual([pictures.at(-1)?.id, 'red']);
});

test('the incomplete pictures are those that lack a description, until they have one', async () => {
  const incomplete = async () =>
    itemsIn<StaffShelfEntry<GalleryFields>>(await admin.call('GET', '/api/gallery/all?shows=incomplete')).map(
      ({ id }) => id,
    );
  expect(await incomplete()).toEqual([]);
  const added = await add({ title: 'Red', picture: await upload() });
  await add({ title: 'Blue', picture: await upload('#0000ff'), alt });
  expect(await incomplete()).toEqual(['red']);
  expect((await change(entryIn(added), { alt })).status).toBe(200);
  expect(await incomplete()).toEqual([]);
});

test('an upload starts as a draft, needs a description to be published, and is then counted', async () => {
  const picture = await upload();
  const added = await add({ title: 'Red', picture });
  expect([added.status, entryIn(added)]).toMatchObject([
    201,
    { id: 'red', state: 'draft', fields: { category: 'images', focus: { x: 50, y: 50 } } },
  ]);
  expect((await shown()).length).toBe(pictures.length);
  for (const short of ['', 'Too short']) {
    const refused = await change(entryIn(added), { state: 'published', alt: short });
    expect([refused.status, refused.json]).toMatchObject([422, { fields: { alt: sentence } }]);
  }
  const published = await change(entryIn(added), { state: 'published', alt });
  expect(published.status).toBe(200);
  expect((await shown()).at(-1)).toMatchObject({ id: 'red', title: 'Red', alt, picture });
  expect((await admin.call('GET', '/api/overview')).json).toMatchObject({
    galleryItems: pictures.length + 1,
  });
});

test('a retried or simultaneous add of the same picture creates one entry', async () => {
  const picture = await upload();
  const answers = await Promise.all([1, 2, 3].map(() => add({ title: 'Red', picture })));
  const published = await change(entryIn(answers[0] as Answer), { state: 'published', alt });
  const again = await add({ title: 'Another name', picture });
  expect([...answers, published, again].map((answer) => entryIn(answer).id)).toEqual(
    Array.from({ length: 5 }, () => 'red'),
  );
  const rows = await environment.sql('select id from shelf_entries');
  expect(rows).toEqual([{ id: 'red' }]);
});

test('replacing an entry’s picture keeps its id and position', async () => {
  const before = (await shown()).map(({ id }) => id);
  const first = (await listed())[0] as StaffShelfEntry<GalleryFields>;
  const picture = await upload('#00ff00');
  const replaced = await change(first, { state: 'published', picture });
  expect([replaced.status, (await shown())[0]]).toMatchObject([200, { id: first.id, picture }]);
  expect((await shown()).map(({ id }) => id)).toEqual(before);
});

test.each([
  ['picture', undefined],
  ['picture', 'no-such-file.jpg'],
  ['picture', '../../package.json'],
  ['picture', { upload: '0190a000-0000-4000-8000-000000000000', width: 60, height: 40 }],
  ['picture', { upload: 'x', width: 60, height: 40 }],
  ['title', ''],
  ['title', 'x'.repeat(81)],
  ['category', 'films'],
  ['caption', 'x'.repeat(301)],
  ['alt', 7],
  ['externalLink', 'javascript:alert(1)'],
  ['externalLink', 'http://irumart.example/'],
  ['externalLink', 'https://[::1].x'],
  ['externalLink', 'https://%00.b'],
  ['externalLink', 'https://a.example/\u202Egpj.exe'],
  ['video', 'https://user:secret@evil.example/'],
  ['video', 'https://'],
  ['video', 'https://x.example/"onload="'],
  ['focus', { x: -1, y: 50 }],
  ['focus', { x: 1e308, y: 50 }],
  ['focus', 'middle'],
])('adding a picture whose %s is %j gets 422 with a sentence', async (field, value) => {
  const answer = await add({ title: 'Red', picture: 'agaseke.jpg', [field]: value });
  const { fields } = answer.json as { fields: Record<string, string> };
  expect([answer.status, Object.values(fields)]).toEqual([422, [sentence]]);
  expect(Object.keys(fields)[0]?.split('.')[0]).toBe(field);
});

test('a size that differs from the file’s own gets 422, because the page would shift', async () => {
  const picture = await upload();
  expect((await add({ title: 'Red', picture: { ...picture, width: 600 } })).status).toBe(422);
});

test('an unused upload is erased after a week, but not an entry’s picture, even if removed', async () => {
  const picture = await upload();
  const other = await upload('#00ff00');
  const entry = entryIn(await add({ title: 'Red', picture }));
  const inAWeek = () => eraseDue(new Date(Date.now() + 8 * 86_400_000));
  await inAWeek();
  expect(await keptPictures()).toEqual([picture.upload]);
  const removed = await admin.call('DELETE', `/api/gallery/red?version=${entry.version}`);
  await inAWeek();
  expect([removed.status, await keptPictures()]).toEqual([200, [picture.upload]]);
  expect(await environment.sql('select id from gallery_files')).toEqual([{ id: picture.upload }]);
  expect(other.upload).not.toBe(picture.upload);
});
