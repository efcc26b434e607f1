import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test('a site without a build hook shows after publishing that it has to be built by hand', async ({
  page,
  request,
}, { project }) => {
  const { headers } = await arriveAs(page, request, 'admin');
  const data = { name: `Unbuilt film ${project.name}`, state: 'published' };
  expect((await request.post('/api/services', { data, headers })).status()).toBe(201);
  await page.goto('/dashboard/admin/services');
  const words = page.getByText('Ask your developer to rebuild the site.');
  await expect(words.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a failed build shows its reason, is retried and ends as live', async ({ page, request }) => {
  const failed = {
    builtAt: '2026-03-04T10:00:00Z',
    waiting: 1,
    state: 'failed',
    reason: 'Unexpected token',
    hasHook: true,
  };
  const queued = { ...failed, state: 'queued', reason: null };
  let answer: object = failed;
  await page.route('**/api/site-build', async (route) => {
    if (route.request().method() === 'POST') answer = queued;
    await route.fulfill({ json: answer });
  });
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/services');
  await expect(page.getByText('1 change is not live yet. The update failed: Unexpected token')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Going live, about two minutes.')).toBeVisible();
  answer = { ...queued, waiting: 0, state: 'live' };
  await expect(page.getByText('Everything is live, as of 4 Mar 2026, 12:00.')).toBeVisible();
});
