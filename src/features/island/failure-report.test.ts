import { expect, it } from 'vitest';
import { accountRoutes, dashboardRoutes, publicRoutes } from '#tests/support/agreed/routes.ts';
import { failurePages } from './failure-report.ts';

it('knows pages that are there', () => {
  const routes = [...publicRoutes, ...accountRoutes, ...dashboardRoutes].map(
    (route) => `/${route.split(/[/#]/)[1]}`,
  );
  expect(routes).toEqual(expect.arrayContaining([...failurePages]));
});
