import { arriveAs, bookDay } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { newVisitor } from '#tests/support/browser/visitor.ts';

const unpaidFor = { items: [{ sku: 'frames/wood-frame-board/basic', quantity: 1 }], totalAmount: 15_000 };

test('the overview starts with the work in view, and a line opens its list', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const reference = await bookDay(request, '', visitor.email, undefined, unpaidFor);
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin');
  const work = page.getByRole('region', { name: 'Work' });
  await expect(work.getByRole('heading').first()).toBeInViewport();
  const line = work.getByRole('link', { name: /^\d+ requests? without a price/ });
  await expect(line).toBeInViewport();
  await line.click();
  await page.waitForURL('**/dashboard/admin/bookings?sort=createdAt&waits=price');
  await page.goto(`/dashboard/admin/bookings?waits=price&q=${reference}`);
  await expect(page.locator('tbody tr')).toHaveCount(1);
});
