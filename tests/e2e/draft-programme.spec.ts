import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test('staff preview a programme as it will look; a visitor does not see the draft', async ({
  page,
  request,
  otherPage: visitor,
}, { project }) => {
  const title = `Puppet Internship ${project.name}`;
  const { headers } = await arriveAs(page, request, 'admin');
  const data = {
    title,
    summary: 'Carve, string and play.',
    tuitionFee: 90_000,
    materialsFee: 5000,
    learn: ['Carve a hand', 'String it'],
    service: '/services/dancing',
    seats: 4,
    body: '## The first week\n\nYou **carve**.',
  };
  expect((await request.post('/api/internships', { data, headers })).status()).toBe(201);
  await page.goto('/dashboard/admin/internships');
  await page.getByLabel('Search', { exact: true }).fill(title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: 'Preview' }).click();
  const draft = page.frameLocator('iframe');
  await expect(draft.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(draft.getByText('Carve, string and play.')).toBeVisible();
  await expect(draft.getByRole('heading', { name: 'The first week', level: 2 })).toBeVisible();
  await expect(draft.getByText('95,000 RWF')).toBeVisible();
  await expect(draft.getByRole('heading', { name: 'What you’ll learn' })).toBeVisible();
  await expect(draft.getByRole('heading', { name: 'Deliverables' })).toHaveCount(0);
  await expect(draft.getByText('Schedule', { exact: true })).toHaveCount(0);
  await expect(draft.getByRole('link', { name: 'See the service you would join' })).toHaveAttribute(
    'href',
    '/services/dancing',
  );
  await expect(draft.getByRole('link', { name: `Apply Now for the ${title}` }).first()).toBeVisible();

  const address = await page.getByRole('link', { name: 'Open it in a new tab' }).getAttribute('href');
  await visitor.goto(address ?? '');
  await expect(visitor.getByText('We could not show this draft')).toBeVisible();
  await expect(visitor.getByText(title)).toHaveCount(0);
});

test('a draft address with another path calls only the programmes’ preview', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  const called: string[] = [];
  page.on('request', (sent) => called.push(new URL(sent.url()).pathname));
  await page.goto('/internships/draft?programme=..%2F..%2Foverview&preview');
  await expect(page.getByText('We could not show this draft')).toBeVisible();
  expect(called).toContain('/api/internships/preview');
  expect(called).not.toContain('/api/overview');
});
