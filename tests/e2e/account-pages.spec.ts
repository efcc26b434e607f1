import { scriptBudgetOf } from '#tests/support/agreed/page-budgets.ts';
import { accountRoutes } from '#tests/support/agreed/routes.ts';
import { signedInVisitor } from '#tests/support/browser/account-visitor.ts';
import { expectWhole, load } from '#tests/support/browser/loaded-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

for (const route of accountRoutes) {
  test(`${route} is accessible, fits 320 px, keeps its budget and does not shift`, async ({
    page,
    request,
  }) => {
    await signedInVisitor(page, request);
    const { scriptBytes, shift } = await load(page, route);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('.waiting')).toHaveCount(0);
    expect(scriptBytes, 'JavaScript').toBeLessThanOrEqual(scriptBudgetOf(route));
    expect(shift, 'layout shift').toBeLessThan(0.005);
    await expectWhole(page, [320, 1280]);
  });
}
