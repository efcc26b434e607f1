import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parseDocument } from 'yaml';
import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import { calendarId, fieldsOf } from '#src/domain/availability/fields/calendar-fields.ts';
import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import { type PriceFiles, packagesFromFiles } from '#src/domain/catalogue/packages/packages-from-files.ts';
import { priceRows, publicPackages, soldEntries } from '#src/domain/catalogue/packages/public-packages.ts';
import { withoutNames } from '#src/domain/catalogue/prices/price-names.ts';
import { baseServices } from '#src/domain/catalogue/services/service.ts';
import { baseGallery } from '#src/domain/gallery/gallery-item.ts';
import { parseProgrammes } from '#src/domain/internship/parse-programme.ts';
import { isFull, type ProgrammeFields } from '#src/domain/internship/programme.ts';
import type { PaymentContent } from '#src/domain/payment/payment-content.ts';
import {
  type PaymentRuleFields,
  paymentRulesId,
  paymentRulesOf,
  ruleFieldsOf,
} from '#src/domain/payment/rules/rule-fields.ts';
import type { Overrides, ShelfEntry, ShelfKind } from '#src/domain/shelf/entry.ts';
import { applyOverrides } from '#src/domain/shelf/overrides.ts';
import { languagesToShow } from '#src/domain/studio/confirmed-languages.ts';
import { factsOf, type StudioFacts, siteWith, studioId } from '#src/domain/studio/facts/studio-facts.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { filesOf, pagesOf } from './content-check/addresses.ts';
import { messageNames, priceNames, readTranslations, translatedFiles } from './translated-content.ts';
import { unconfirmedFiles } from './unconfirmed.ts';

/** Content imported as `#published/<kind>.json` (docs/product.md, The shelf). */

/** Published overrides, as read from the database when a build began. */
export interface Snapshot {
  readAt: string;
  overrides: { [Kind in ShelfKind]?: Overrides<object> };
  /** Number of accepted applicants, by programme. */
  accepted: Record<string, number>;
}

const folder = '.published';

/** Rewrites `.published/` in development when a file of content/ is saved. Builds write it first. */
export function publishedContent(): AstroIntegration {
  let root = '';
  return {
    name: 'published-content',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server, logger }) => {
        const content = path.join(root, 'content') + path.sep;
        server.watcher.add(content);
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(content)) return;
          try {
            writePublished(root, readSnapshot(root));
          } catch (error) {
            // A half-saved file or a mistake: the content check reports it.
            logger.warn(`${path.relative(root, file)} was saved: ${String(error)}`);
          }
        });
      },
    },
  };
}

/** Reads the overrides of the last build or development server; undefined if there are none. */
export function readSnapshot(root: string): Snapshot | undefined {
  const file = path.join(root, folder, 'overrides.json');
  return existsSync(file)
    ? ((JSON.parse(readFileSync(file, 'utf8')) as Snapshot | null) ?? undefined)
    : undefined;
}

/** Writes every kind, with overrides if given. Skips unchanged files; returns the changed paths. */
export function writePublished(root: string, snapshot: Snapshot | undefined): string[] {
  mkdirSync(path.join(root, folder, 'base'), { recursive: true });
  const files = { ...publishedFiles(root, snapshot), overrides: snapshot ?? null };
  return Object.entries(files)
    .map(([name, value]) => [path.join(root, folder, `${name}.json`), JSON.stringify(value)] as const)
    .filter(([file, text]) => writeChanged(file, text))
    .map(([file]) => file);
}

/** Replaces a file atomically; false if it already has this text. */
function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  return true;
}

function publishedFiles(root: string, snapshot: Snapshot | undefined): Record<string, unknown> {
  const overrides = snapshot?.overrides ?? {};
  const content = <Content>(name: string) => readContent(root, name) as Content;
  const withOverrides = <Fields extends object>(kind: ShelfKind, base: readonly ShelfEntry<Fields>[]) =>
    applyOverrides(base, (overrides[kind] ?? { entries: [], order: [] }) as Overrides<Fields>);

  const services = baseServices(content('services.json'));
  const gallery = baseGallery(content('gallery.json'));
  const programmes = readProgrammes(root);
  const publishedServices = withOverrides('service', services);
  const publishedGallery = withOverrides('gallery-item', gallery);
  const publishedProgrammes = withOverrides<ProgrammeFields>('internship', programmes);
  const baseSite = content<Site>('site.json');
  const studio = [{ id: studioId, fields: factsOf(baseSite) }];
  const publishedStudio = withOverrides<StudioFacts>('studio', studio);
  const site = siteWith(baseSite, publishedStudio[0]?.fields ?? factsOf(baseSite));
  const baseRules = ruleFieldsOf(content<PaymentContent>('payment.json'));
  const rules = [{ id: paymentRulesId, fields: baseRules }];
  const publishedRules = withOverrides<PaymentRuleFields>('payment-rules', rules);
  const priceFiles: PriceFiles = {
    sessions: content('prices/sessions.json'),
    frames: content('prices/frames.json'),
    catalogue: content('prices/catalogue.json'),
  };
  const packages = packagesFromFiles(priceFiles, site.vatRegistered);
  const readAt = snapshot?.readAt ?? new Date().toISOString();
  const sold = soldEntries(
    withOverrides<PackageFields>('package', packages.packages),
    packages,
    todayInKigali(new Date(readAt)),
  );
  const prices = priceRows(publicPackages(sold, packages));
  const otherLanguages = translatedFiles(
    readTranslations(root),
    { services: content('services.json'), gallery: content('gallery.json'), programmes, ...priceFiles },
    {
      services: publishedServices,
      gallery: publishedGallery,
      programmes: publishedProgrammes,
      packages,
    },
  );
  return {
    'base/services': services,
    'base/gallery': gallery,
    'base/internships': programmes,
    'base/packages': packages,
    'base/studio': studio,
    'base/calendar': [{ id: calendarId, fields: fieldsOf(content<StudioCalendar>('calendar.json')) }],
    'base/payment': rules,
    'base/addresses': { pages: pagesOf(root, mdxContent(root)), files: filesOf(root) },
    services: publishedServices,
    gallery: publishedGallery,
    internships: publishedProgrammes.map((entry) => ({
      ...entry,
      full: isFull(entry.fields, snapshot?.accepted[entry.id] ?? 0),
    })),
    packages: sold,
    prices,
    'price-rows': withoutNames(prices),
    studio: publishedStudio,
    site,
    languages: languagesToShow(site, (language) => unconfirmedFiles(root, language).length > 0),
    slugs: { occasion: slugsOf(root, 'occasions'), policy: slugsOf(root, 'policies') },
    'payment-rules': publishedRules,
    payment: paymentRulesOf(publishedRules[0]?.fields ?? baseRules),
    build: { readAt, commit: commit(root) },
    ...otherLanguages,
    'price-names': { en: messageNames(prices), ...priceNames(otherLanguages, sold, packages) },
  };
}

/** Reads a file of content/. Throws with its name, which the dashboard shows for a failed build. */
function readContent(root: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(root, 'content', name), 'utf8'));
  } catch (error) {
    throw new Error(`content/${name} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function readProgrammes(root: string): ShelfEntry<ProgrammeFields>[] {
  const cwd = path.join(root, 'content/internships');
  return parseProgrammes(
    Object.fromEntries(
      globSync('*.mdx', { cwd }).map((name) => [name, readFileSync(path.join(cwd, name), 'utf8')]),
    ),
  );
}

/** Lists the addresses of a folder’s pages, which are at the root of the site. */
function slugsOf(root: string, folder: string): string[] {
  return globSync(`content/${folder}/*.mdx`, { cwd: root })
    .map((file) => path.basename(file, '.mdx'))
    .sort();
}

function mdxContent(root: string): { file: string; value: unknown }[] {
  return globSync('content/*/*.mdx', { cwd: root }).map((file) => {
    const [, head = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    return { file: file.split(path.sep).join('/'), value: readHead(file, head) };
  });
}

/** Reads the keys above the text of a page. Throws with its name and line. */
function readHead(file: string, head: string): unknown {
  const document = parseDocument(head);
  const [error] = document.errors;
  if (error === undefined) return document.toJS();
  const line = (error.linePos?.[0].line ?? 0) + 1;
  throw new Error(`${file}:${line} cannot be read: words with a colon in them need quotes.`, {
    cause: error,
  });
}

function commit(root: string): string {
  if (process.env['COMMIT_REF']) return process.env['COMMIT_REF'];
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
