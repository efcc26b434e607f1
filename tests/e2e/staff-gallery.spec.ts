import type { APIRequestContext, Locator } from '@playwright/test';
import sharp from 'sharp';
import type { GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { isUploaded } from '#src/domain/shelf/shelf-picture.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const count = 200;
const run = crypto.randomUUID().slice(0, 8);

const pictures = () => Promise.all(Array.from({ length: count }, (_, number) => picture(number)));

/** Returns a picture whose colour is its number, 0 to 255: equal pictures are stored once. */
async function picture(number: number) {
  const background = { r: number, g: (number * 7) % 256, b: (number * 31) % 256 };
  const plain = sharp({ create: { width: 48, height: 32, channels: 3, background } });
  return { name: `${run}_${number}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
}

async function entries(request: APIRequestContext, headers: { authorization: string }) {
  const found: StaffShelfEntry<GalleryFields>[] = [];
  for (let cursor: string | null = '0'; cursor !== null; ) {
    const answer = await request.get(`/api/gallery/all?q=${run}&limit=100&cursor=${cursor}`, { headers });
    const page = (await answer.json()) as { items: typeof found; nextCursor: string | null };
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}

test('200 pictures sent over a connection that breaks twice are all stored, none twice', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(240_000);
  const { headers } = await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/gallery');
  await page.getByText('Add many pictures').click();
  await page.getByLabel('Drop pictures here, or choose them').setInputFiles(await pictures());
  const progress = page.getByRole('progressbar', { name: 'Pictures added' });
  const added = async () => Number(await progress.getAttribute('value'));

  const stuck = page.getByRole('list', { name: 'Uploads' }).locator('[data-step=offline]');

  // No request gets out.
  await expect.poll(added, { timeout: 60_000 }).toBeGreaterThan(20);
  await context.setOffline(true);
  await expect(page.getByText(/We’ll send the rest when you are connected/)).toBeVisible();
  await expect(stuck).toHaveCount(1);
  await context.setOffline(false);

  // Requests arrive, their responses are lost.
  await expect.poll(added, { timeout: 60_000 }).toBeGreaterThan(80);
  await page.route('**/api/gallery', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await expect(page.getByText(/Press “Try again” to send the rest/)).toBeVisible();
  await expect(stuck).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText('All pictures are added, as drafts.')).toBeVisible({ timeout: 180_000 });
  const made = await entries(request, headers);
  const files = made.map(({ fields }) => (isUploaded(fields.picture) ? fields.picture.upload : ''));
  expect([made.length, new Set(files).size]).toEqual([count, count]);
  expect(new Set(made.map(({ title }) => title)).size).toBe(count);
  expect(made.every(({ state }) => state === 'draft')).toBe(true);
});

test('a published picture is shown in the preview and public until it is hidden', async ({
  page,
  request,
}) => {
  const title = `Reed basket ${run}`;
  const { headers } = await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/gallery');
  await page.getByRole('link', { name: 'Add a picture' }).click();
  // Not one of the 200: the server stores equal pictures once.
  await page.getByLabel(/Choose the picture/).setInputFiles(await picture(count));
  await expect(page.getByText('The picture is uploaded.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/Please describe the picture/).first()).toBeVisible();
  await page.getByLabel(/^Description of the picture/).fill('A basket of reed on a table.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`“${title}” is published`)).toBeVisible();

  // The first page of the gallery shows it below the series, where the build had nothing.
  await page.goto('/gallery?preview');
  const hung = page.locator('[data-piece]', { hasText: title });
  await hung.scrollIntoViewIfNeeded();
  const width = () => hung.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await hung.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toContainText(title);

  const [entry] = (await entries(request, headers)).filter((one) => one.title === title);
  expect(await (await request.get('/api/gallery')).text()).toContain(title);
  const data = { state: 'hidden', version: entry?.version };
  expect((await request.put(`/api/gallery/${entry?.id}`, { data, headers })).status()).toBe(200);
  expect(await (await request.get('/api/gallery')).text()).not.toContain(title);
});

test('descriptions of uploaded pictures are entered in a row by keyboard and saved', async ({
  page,
  request,
}) => {
  const { headers } = await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/gallery');
  await page.getByText('Add many pictures').click();
  const chosen = await Promise.all([count + 1, count + 2].map(picture));
  await page.getByLabel('Drop pictures here, or choose them').setInputFiles(chosen);
  const added = page.getByRole('region', { name: 'Pictures added' });
  const [first, second] = chosen.map(({ name }) => added.getByLabel(`Description of ${name}`));
  await expect(second as NonNullable<typeof second>).toBeVisible();
  await first?.fill('A red door in Kigali.');
  await first?.press('Enter');
  await expect(second as NonNullable<typeof second>).toBeFocused();
  await second?.fill('A green door in Kigali.');
  await second?.press('Enter');
  await expect(added.getByText('Saved')).toHaveCount(2);

  const described = async () =>
    (await entries(request, headers)).map(({ fields: { alt } }) => alt).filter((alt) => alt.includes('door'));
  expect((await described()).sort()).toEqual(['A green door in Kigali.', 'A red door in Kigali.']);
  // Searched, because other tests add pictures meanwhile; shelf-order.test.ts tests the order.
  await page.goto(`/dashboard/admin/gallery?q=${run}+${count + 1}`);
  const tile = page.getByRole('listitem').filter({ hasText: `${run} ${count + 1}` });
  await expect(tile).toContainText('Draft');
  await expect(tile).not.toContainText('No description');
});

test('uploaded pictures are shown, selected by keyboard, moved together and described', async ({
  page,
  request,
}) => {
  const { headers } = await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/gallery');
  await page.getByText('Add many pictures').click();
  const chosen = await Promise.all([count + 3, count + 4].map(picture));
  await page.getByLabel('Drop pictures here, or choose them').setInputFiles(chosen);
  // The list turns to the drafts, newest first.
  await page.waitForURL('**/dashboard/admin/gallery?shows=draft');
  const tiles = [count + 3, count + 4].map((number) =>
    page
      .getByRole('list')
      .filter({ has: page.getByRole('checkbox') })
      .getByRole('listitem')
      .filter({ hasText: `${run} ${number}` }),
  );
  for (const tile of tiles) {
    await expect(tile).toContainText('No description');
    await tile.getByRole('checkbox', { name: 'Select this picture' }).focus();
    await page.keyboard.press('Space');
  }
  // The next stop after the checkbox opens the picture.
  await page.keyboard.press('Tab');
  await expect(tiles[1]?.getByRole('link') as Locator).toBeFocused();
  const bar = page.getByRole('region', { name: 'Selected' });
  await expect(bar).toContainText('2 pictures on this page selected.');
  await bar.getByRole('button', { name: 'Move to a category' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Category').selectOption('audio');
  await question.getByRole('button', { name: 'Move to a category' }).click();
  await expect(page.locator('.toasts')).toContainText('2 pictures moved.');
  // Read from the server: rows on screen stay while another test adds pictures.
  const titles = [count + 3, count + 4].map((number) => `${run} ${number}`);
  const moved = (await entries(request, headers)).filter(({ title }) => titles.includes(title));
  expect(moved.map(({ fields: { category } }) => category)).toEqual(['audio', 'audio']);

  await page.getByRole('link', { name: 'Without a description' }).click();
  const field = page.getByLabel(`Description of ${run} ${count + 3}`);
  await field.fill('A blue door in Kigali.');
  await field.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Described, it leaves the tab; rows on screen stay while another test adds pictures.
  await page.goto(`/dashboard/admin/gallery?shows=incomplete&q=${run}+${count + 3}`);
  await expect(page.getByText('No pictures match.')).toBeVisible();
  const described = (await entries(request, headers)).filter(({ fields: { alt } }) => alt.includes('blue'));
  expect(described.map(({ fields: { category } }) => category)).toEqual(['audio']);
});
