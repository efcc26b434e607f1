import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shells } from '#src/dashboard/shell/dashboards.ts';
import { dashboardRoutes, superadminRoutes } from '#tests/support/agreed/routes.ts';
import { builtFile, builtPage } from './built-page.ts';

const manifestOf = (route: string) =>
  builtPage(route)
    .querySelectorAll('link[rel="manifest"]')
    .map(({ attributes: { href = '' } }) => href);

test.each(dashboardRoutes)('%s links to the dashboard’s manifest', (route) => {
  expect(manifestOf(route)).toEqual(['/dashboard/admin/app.webmanifest']);
});

test.each(['/', '/contact', '/book-now'])('%s links only to the site’s manifest', (route) => {
  expect(manifestOf(route)).toEqual(['/site.webmanifest']);
});

describe.each(shells)('the app of %s', (shell) => {
  const home = `/dashboard/${shell}`;
  const manifest = JSON.parse(readFileSync(builtFile(`${home}/app.webmanifest`), 'utf8')) as {
    start_url: string;
    display: string;
    icons: { src: string }[];
    shortcuts: { name: string; url: string }[];
  };

  test('the app opens at its overview, and its icons exist', () => {
    expect(manifest).toMatchObject({ start_url: home, display: 'standalone' });
    for (const { src } of manifest.icons) expect(existsSync(builtFile(src)), src).toBe(true);
  });

  test('the app’s shortcuts point to existing dashboard pages', () => {
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Overview', 'Bookings', 'Messages']),
    );
    for (const { url } of manifest.shortcuts)
      expect([...dashboardRoutes, ...superadminRoutes]).toContain(url);
  });
});
