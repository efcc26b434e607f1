import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '#netlify/local/free-port.ts';
import { projectRoot } from '#netlify/ops/places.ts';
import type { Role } from '#src/domain/account/user.ts';
import { makeUser } from '#tests/support/account.ts';
import { basicPortrait } from '#tests/support/browser/order.ts';
import { setUpApp } from '#tests/support/steps/second-factor.ts';
import { noteFigure } from './harness/figures.ts';
import { launchOptions } from './harness/phone.ts';
import { serveSite } from './harness/site-server.ts';
import { storedFor, withBooks } from './harness/staff.ts';

/** Enough bookings for lists of several pages. */
const bookings = 500;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Page to audit, with its lowest score (of 100) in each category and its owner. */
interface AuditedPage {
  route: string;
  kind: string;
  least: number;
  role?: Role;
  unlisted: boolean;
}

const samples = [
  ...[
    '/',
    '/services',
    '/services/photography',
    '/services/dancing',
    '/pricing',
    '/pricing/frames',
    '/gallery',
  ],
  ...['/weddings', '/portraits', '/events', '/business', '/music'],
  ...['/insights', '/insights/art-passion', '/internships', '/internships/photography-internship'],
  ...['/about/our-team', '/contact', '/faqs', '/privacy-policy', '/search'],
  ...['/book-now', '/login', '/account', '/settings'],
  ...['/dashboard/admin', '/dashboard/admin/bookings', '/dashboard/admin/calendar', '/dashboard/superadmin'],
];

const forms = /^\/(account|book-now|booking|forgot|invitation|login|payment-success|register|settings)(\/|$)/;
const withoutAddress = ['/404', '/dashboard', '/internships/not-found'];

export function benchLighthouse({ all }: { all: boolean }): Promise<void> {
  return withBooks(bookings, async (admin) => {
    const owner = await makeUser('super@example.com', 'SUPERADMIN');
    // Without two-step login, all pages of a super admin redirect to the settings.
    await setUpApp(owner);
    const client = await makeUser('client@example.com', 'USER');
    const users = { ADMIN: admin, SUPERADMIN: owner, USER: client };
    const server = await serveSite();
    try {
      const audited: { page: AuditedPage; score: number }[] = [];
      for (const page of pagesOf(path.join(projectRoot, 'dist'), all)) {
        const stored = page.role === undefined ? {} : storedFor(users[page.role]);
        audited.push({ page, score: await audit(server.url, page, stored) });
      }
      for (const [kind, pages] of Map.groupBy(audited, ({ page }) => page.kind)) {
        const least = pages[0]?.page.least ?? 100;
        const [worst] = pages.toSorted((a, b) => a.score - b.score);
        const below = pages.filter(({ score }) => score < least).length;
        noteFigure({
          what: `${kind}, the lowest score`,
          measured: `${worst?.score} (${worst?.page.route}); ${pages.length - below} of ${pages.length} meet the goal`,
          goal: `${least} of 100`,
          missed: below > 0,
        });
      }
    } finally {
      server.stop();
    }
  });
}

function pagesOf(folder: string, all: boolean): AuditedPage[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => ({
      route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }))
    .filter(({ route }) => (all ? !withoutAddress.includes(route) : samples.includes(route)))
    .map(({ route, html }) => ({ route, ...goalOf(route), unlisted: html.includes('content="noindex') }))
    .toSorted((a, b) => b.least - a.least || a.route.localeCompare(b.route));
}

function goalOf(route: string): Pick<AuditedPage, 'kind' | 'least' | 'role'> {
  const dashboard = { kind: 'Dashboards', least: 95 };
  if (route.startsWith('/dashboard/superadmin')) return { ...dashboard, role: 'SUPERADMIN' };
  if (route.startsWith('/dashboard')) return { ...dashboard, role: 'ADMIN' };
  if (!forms.test(route)) return { kind: 'Public pages', least: 100 };
  const own = /^\/(account|settings)/.test(route);
  return { kind: 'Forms and accounts', least: 98, ...(own && { role: 'USER' as const }) };
}

/** Returns the lowest score. A page below its goal is audited twice more, and the median counts. */
async function audit(url: string, page: AuditedPage, stored: Record<string, string>): Promise<number> {
  const first = await auditOnce(url, page, stored);
  if (first >= page.least) return first;
  const others = [await auditOnce(url, page, stored), await auditOnce(url, page, stored)];
  return [first, ...others].toSorted((a, b) => a - b)[1] ?? first;
}

/** Audits in a new browser, free of the previous page's state. */
async function auditOnce(
  url: string,
  { route, unlisted, least }: AuditedPage,
  stored: Record<string, string>,
): Promise<number> {
  const port = await freePort();
  const options = { ...launchOptions(`--remote-debugging-port=${port}`), viewport: null };
  const context = await chromium.launchPersistentContext('', options);
  try {
    const cart = route === '/book-now' ? { fts_cart: JSON.stringify([basicPortrait]) } : {};
    // Lighthouse clears the storage before it opens a page.
    await context.addInitScript((items) => Object.assign(localStorage, items), { ...stored, ...cart });
    const skipAudits = unlisted ? ['is-crawlable'] : [];
    const flags = { port, logLevel: 'silent', onlyCategories: categories, skipAudits } as const;
    const { lhr } = (await lighthouse(url + route, flags)) ?? {};
    if (lhr === undefined || lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${route}: ${lhr?.runtimeError?.message}`);
    if (lhr.finalDisplayedUrl !== url + route)
      throw new Error(`${route} redirected to ${lhr.finalDisplayedUrl}.`);
    const found = Object.values(lhr.categories);
    const scores = found.map(({ score }) => Math.round((score ?? 0) * 100));
    console.log(`  ${route.padEnd(48)} ${scores.join(' ')}`);
    if (Math.min(...scores) < least)
      for (const category of found) for (const line of problemsOf(category, lhr.audits)) console.log(line);
    return Math.min(...scores);
  } finally {
    await context.close();
  }
}

function problemsOf({ id: category, auditRefs }: Result.Category, audits: Result['audits']): string[] {
  return auditRefs.flatMap(({ id, weight }) => {
    const { score = null, title = '', displayValue = '' } = audits[id] ?? {};
    return weight > 0 && score !== null && score < 1 ? `      ${category}: ${title} ${displayValue}` : [];
  });
}
