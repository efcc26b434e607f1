import { scriptBudgetOf } from '#tests/support/agreed/page-budgets.ts';
import { dashboardRoutes, superadminRoutes } from '#tests/support/agreed/routes.ts';
import { expectWhole, load } from '#tests/support/browser/loaded-page.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** Pages for super admins only, and one page in their colours. */
const superadminOnly = superadminRoutes.filter((route) => /(superadmin|users|settings|opening)$/.test(route));

for (const route of [...dashboardRoutes, ...superadminOnly]) {
  test(`${route} loads without errors, within its budget, without shifts, and is whole`, async ({
    page,
    request,
    baseURL,
  }) => {
    await arriveAs(page, request, route.includes('superadmin') ? 'superadmin' : 'admin');
    const { complaints, strangers, scriptBytes, shift } = await load(page, route, baseURL);
    await expect(page.locator('.waiting'), 'what was weighed is the page itself').toHaveCount(0);
    expect(scriptBytes, 'JavaScript before any touch').toBeLessThanOrEqual(scriptBudgetOf(route));
    expect(strangers, 'requests to other origins').toEqual([]);
    expect(shift, 'cumulative layout shift').toBeLessThan(0.005);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectWhole(page, [320, 1280]);
    expect(complaints).toEqual([]);
  });
}
