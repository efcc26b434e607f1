import { arriveAs, openMenu } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

for (const role of ['admin', 'superadmin'] as const) {
  test(`the navigation of a ${role} shows every page without scrolling`, { tag: '@wide' }, async ({
    page,
    request,
    isMobile,
  }) => {
    await arriveAs(page, request, role);
    await page.goto(`/dashboard/${role}`);
    await openMenu(page);
    const navigation = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(navigation.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    const links = await navigation.getByRole('link').all();
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(isMobile ? 44 : 32);
    }
    await expect(navigation, 'nothing is out of view').toHaveJSProperty(
      'scrollHeight',
      await navigation.evaluate(({ clientHeight }) => clientHeight),
    );
  });
}

test('the sidebar scrolls with text of twice the size, and stays closed', { tag: '@wide' }, async ({
  page,
  request,
  isMobile,
}) => {
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/settings');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await openMenu(page);
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  for (const name of ['Overview', 'Settings']) {
    const link = navigation.getByRole('link', { name });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
  if (isMobile) return;
  await page.getByRole('button', { name: 'Sidebar' }).click();
  await expect(navigation).toBeHidden();
  await page.reload();
  await expect(navigation).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sidebar' })).toHaveAttribute('aria-expanded', 'false');
});
