import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { projectRoot } from '#netlify/ops/places.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test.use({ serviceWorkers: 'allow' });

const builtWorker = () => readFileSync(path.join(projectRoot, 'dist/sw.js'), 'utf8');

function buildOf(name: string): Map<string, [string, string]> {
  const page = (title: string) =>
    `<!doctype html><title>${title}</title><main id="content"><h1>Build ${name}</h1><p id="said"></p><script type="module" src="/_astro/first.${name}.js"></script></main>`;
  const worker = builtWorker().replace(
    /\[\{url:"\/offline\.html"[^\]]*\]/,
    `[{url:"/offline.html",revision:"${name}"}]`,
  );
  return new Map<string, [string, string]>([
    ['/', ['text/html', page('Home')]],
    ['/offline.html', ['text/html', `<main><h1>Offline ${name}</h1><ul data-kept-pages></ul></main>`]],
    ['/sw.js', ['text/javascript', worker]],
    [
      `/_astro/first.${name}.js`,
      ['text/javascript', `document.querySelector('#said').textContent = 'Script ${name}';`],
    ],
  ]);
}

function serve(current: () => Map<string, [string, string]>): Promise<Server> {
  const server = createServer((request, response) => {
    const [type, body] = current().get(request.url ?? '') ?? [];
    response.writeHead(type ? 200 : 404, {
      'content-type': type ?? 'text/plain',
      'cache-control': 'no-cache',
    });
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}

test('a newer build takes over, and the page of the older build still works offline', async ({
  page,
  context,
}) => {
  let build = buildOf('one');
  const server = await serve(() => build);
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await page.goto(site);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(page.locator('#said')).toHaveText('Script one');

    build = buildOf('two');
    await page.evaluate(async () => {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      await (await navigator.serviceWorker.ready).update();
      await taken;
    });
    // The open page's script is no longer on the server.
    expect(await page.evaluate(() => fetch('/_astro/first.one.js').then(({ status }) => status))).toBe(200);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Build one' })).toBeVisible();
    await expect(page.locator('#said')).toHaveText('Script one');
    await page.goto(`${site}/elsewhere`);
    await expect(page.getByRole('heading', { name: 'Offline two' })).toBeVisible();

    await context.setOffline(false);
    await page.goto(site);
    await expect(page.getByRole('heading', { name: 'Build two' })).toBeVisible();
    await expect(page.locator('#said')).toHaveText('Script two');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
