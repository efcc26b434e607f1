import type { Page } from '@playwright/test';
import { arriveAs, bookDay } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor } from '#tests/support/browser/visitor.ts';

const toasts = (page: Page) => page.locator('.toasts');

test('a mail to an address that does not exist is listed, sent again later, or discarded', async ({
  page,
  request,
}) => {
  const [found, lost] = [newVisitor(), newVisitor()];
  const refused = ({ email }: { email: string }) => `/dev/mailbox/refused/${email}`;
  for (const visitor of [found, lost]) {
    expect((await request.put(refused(visitor))).status()).toBe(204);
    await bookDay(request, '', visitor.email);
  }
  await arriveAs(page, request, 'admin');
  const rowOf = ({ email }: { email: string }) => page.getByRole('row').filter({ hasText: email });
  await expect(async () => {
    await page.goto('/dashboard/admin/mail');
    await expect(rowOf(found)).toHaveCount(1, { timeout: 2000 });
    await expect(rowOf(lost)).toHaveCount(1, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(rowOf(found)).toContainText('does not accept email for this address');
  await expect(rowOf(found)).toContainText('after 1 attempt');
  await expect(page.getByRole('link', { name: /^Unsent emails \d+ could not be sent$/ })).toBeVisible();

  await page.route('**/api/mail/*/retry', (route) => route.abort());
  await rowOf(found)
    .getByRole('button', { name: /^Send again/ })
    .click();
  await expect(toasts(page)).toContainText('Not sent again');
  await toasts(page).getByRole('button', { name: 'Close message' }).click();
  await expect(rowOf(found)).toHaveCount(1);
  await page.unroute('**/api/mail/*/retry');

  await request.delete(refused(found));
  await rowOf(found)
    .getByRole('button', { name: /^Send again/ })
    .click();
  await expect(rowOf(found)).toHaveCount(0);
  await mailTo(request, found, /^We received your booking/);

  await rowOf(lost)
    .getByRole('button', { name: /^Discard/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Discard this message?' });
  await expect(dialog).toContainText(lost.email);
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(rowOf(lost)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#list-head')).toBeVisible();
  await expect(rowOf(lost)).toHaveCount(0);
});
