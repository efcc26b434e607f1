import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { islandScripts, withImports } from '#src/integrations/island-preloads.ts';
import { widgetStyles } from '#src/integrations/page-policy.ts';
import { nextPageBudget } from '#tests/support/agreed/page-budgets.ts';
import { dashboardRoutes } from '#tests/support/agreed/routes.ts';
import { builtFile, builtHtml, builtPage } from './built-page.ts';

function scriptsOf(route: string): string[] {
  const own = builtPage(route)
    .querySelectorAll('script[src]')
    .map(({ attributes: { src = '' } }) => src);
  return withImports([...own, ...islandScripts(builtHtml(route))], (address) =>
    readFileSync(builtFile(address), 'utf8'),
  );
}

describe.each(dashboardRoutes)('scripts and styles of %s', (route) => {
  test('a dashboard page adds no more than its budget to the scripts already loaded', () => {
    const known = new Set(scriptsOf('/dashboard/admin'));
    const added = scriptsOf(route).filter((address) => !known.has(address));
    const bytes = added.map((address) => brotliCompressSync(readFileSync(builtFile(address))).byteLength);
    expect(bytes.reduce((sum, next) => sum + next, 0)).toBeLessThanOrEqual(nextPageBudget);
  });

  test('the policy allows React Aria’s two inline styles and no others', () => {
    const policy = builtPage(route).querySelector('meta[http-equiv="content-security-policy"]')?.attributes[
      'content'
    ];
    const styles = /style-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ') ?? [];
    const own = builtPage(route).querySelectorAll('style').length;
    expect(styles.filter((source) => source.startsWith("'sha256-"))).toHaveLength(own + widgetStyles.length);
    expect(styles).toEqual(expect.arrayContaining(widgetStyles));
    expect(styles).not.toContain("'unsafe-inline'");
  });
});
