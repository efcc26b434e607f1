import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { parse } from 'node-html-parser';
import { projectRoot } from '#netlify/ops/places.ts';
import { withDatabase } from './harness/database.ts';
import { inWords, median, noteFigure } from './harness/figures.ts';
import { largestPaint, loadCold, onSlowPhone, type PageLoad } from './harness/phone.ts';
import { fileOf, type SiteServer, serveSite } from './harness/site-server.ts';

/** Limits of the first and largest paint, relative to the baseline. `test:site` limits the sizes. */
interface Budget {
  fcp: number;
  lcp: number;
}

const content: Budget = { fcp: 1.25, lcp: 1.2 };
const booking: Budget = { fcp: 1.5, lcp: 1.5 };

const budgets: Record<string, Budget> = {
  '/': content,
  '/services': content,
  '/services/photography': content,
  '/pricing': content,
  '/insights/art-passion': content,
  '/internships/audio-production-internship': content,
  '/book-now': booking,
};

const ways = [
  { from: '/', to: '/pricing' },
  { from: '/services', to: '/services/photography' },
  { from: '/pricing', to: '/faqs' },
];
/** Time (ms) that a finger rests on a link before the tap, while the page is prefetched. */
const restMs = 1200;
const mostNextMs = 300;

/**
 * Measures sizes and paints of cold loads, compared with a baseline page and optionally another build;
 * then navigation after a tap. All take turns, so that a slower machine slows all.
 */
export function benchPages(
  browser: Browser,
  options: { against: string | undefined; runs: number },
): Promise<void> {
  return withDatabase(() => measureAll(browser, options));
}

async function measureAll(
  browser: Browser,
  { against, runs }: { against: string | undefined; runs: number },
): Promise<void> {
  const folders = [path.join(projectRoot, 'dist'), ...(against === undefined ? [] : [path.resolve(against)])];
  const servers = await Promise.all(folders.map(serveWithBaselines));
  const [own, other] = servers as [SiteServer, SiteServer?];
  try {
    for (const [route, budget] of Object.entries(budgets)) {
      const urls = [own.url + route, own.url + baselinePath + route, ...(other ? [other.url + route] : [])];
      noteLoads(route, budget, await loadInTurns(browser, urls, runs));
    }
    for (const way of ways) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await tapToPaint(browser, own.url, way));
      noteFigure({
        what: `From ${way.from} to ${way.to}`,
        measured: inWords(times),
        goal: `${mostNextMs} ms`,
        missed: median(times) > mostNextMs,
      });
    }
  } finally {
    for (const server of servers) server.stop();
  }
}

/** Loads the addresses in turn. The first round, in which the server compresses, does not count. */
async function loadInTurns(browser: Browser, urls: string[], runs: number): Promise<PageLoad[][]> {
  const loads: PageLoad[][] = urls.map(() => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [index, url] of urls.entries()) {
      const load = await loadCold(browser, url);
      if (run > 0) loads[index]?.push(load);
    }
  return loads;
}

function noteLoads(route: string, budget: Budget, [own = [], baseline = [], other]: PageLoad[][]): void {
  const timesOf = (loads: PageLoad[], paint: 'fcp' | 'lcp') => loads.map((load) => load[paint]);
  for (const [paint, words] of [
    ['fcp', 'first words'],
    ['lcp', 'largest part'],
  ] as const) {
    const ratio = median(timesOf(own, paint)) / median(timesOf(baseline, paint));
    const before = other ? `; the other build ${inWords(timesOf(other, paint))}` : '';
    noteFigure({
      what: `${route}, ${words}`,
      measured: `${inWords(timesOf(own, paint))}, x ${ratio.toFixed(2)}${before}`,
      baseline: inWords(timesOf(baseline, paint)),
      goal: `x ${budget[paint]}`,
      missed: ratio > budget[paint],
    });
  }
  const sizesOf = (loads: PageLoad[]) =>
    (['html', 'script', 'total'] as const)
      .map((part) => (median(loads.map((load) => load[part])) / 1000).toFixed(1))
      .join(', ');
  const before = other ? `; the other build ${sizesOf(other)} kB` : '';
  noteFigure({ what: `${route}: HTML, script, all`, measured: `${sizesOf(own)} kB${before}` });
}

function tapToPaint(browser: Browser, url: string, { from, to }: (typeof ways)[number]): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(url + from, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${to}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(restMs);
    await link.click();
    await page.waitForURL(url + to);
    await page.waitForLoadState('networkidle');
    return largestPaint(page);
  });
}

const baselinePath = '/baseline';

/** Serves a folder, and under `/baseline` each page reduced to its words and first picture. */
function serveWithBaselines(folder: string): Promise<SiteServer> {
  return serveSite(folder, async (pathname) => {
    if (!pathname.startsWith(baselinePath)) return undefined;
    const file = fileOf(folder, pathname.slice(baselinePath.length));
    return file === undefined ? undefined : baselineOf(await readFile(file, 'utf8'));
  });
}

/** Style of a baseline: menus closed, picture as large as in the page, so that LCP picks the same part. */
const style = `body{margin:0;font:1rem/1.5 sans-serif;color:#1c1613;background:#f6f1e7}header,main,footer{padding:1rem}
h1{font-size:2.5rem;line-height:1.05;margin:.5em 0}h2{font-size:1.75rem;line-height:1.12}p,ul,ol,dl{max-width:40rem}
img{display:block;width:100%;aspect-ratio:9/4;object-fit:cover;height:auto}.slide img{height:31vh}.r-4-3{aspect-ratio:4/3}.r-3-2{aspect-ratio:3/2}a{color:inherit}ul{padding-left:1.2rem}li{margin:.25rem 0}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-top:1px solid #cfc4b4}
button,.button{padding:.75rem 1rem;border:1px solid;background:none;font:inherit}input:not([type=radio]),select,textarea{font:inherit;width:100%}
dialog:not([open]),[hidden],template{display:none}nav ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0}
article{border-top:1px solid #cfc4b4;padding:1rem 0}fieldset{border:1px solid #cfc4b4}summary{padding:.5rem 0}
.slides>:not(:first-child),header ul,header form,.compact-header{display:none}`;

/** Elements dropped from a baseline; the content security policy only allows the page’s own styles. */
const dropped =
  'meta[http-equiv], script, style, link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"], noscript, svg, iframe';

function baselineOf(html: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll(dropped)) element.remove();
  for (const element of page.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const picture of page.querySelectorAll('img'))
    if (picture.getAttribute('fetchpriority') !== 'high') (picture.closest('picture') ?? picture).remove();
  page.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${style}</style>`);
  return page.toString();
}
