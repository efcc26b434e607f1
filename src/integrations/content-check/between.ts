import path from 'node:path';
import { packagesFromFiles } from '#src/domain/catalogue/packages/packages-from-files.ts';
import { publicPackages } from '#src/domain/catalogue/packages/public-packages.ts';
import type { CataloguePrices } from '#src/domain/catalogue/prices/catalogue-prices.ts';
import { englishBook } from '#src/domain/catalogue/prices/english-price.ts';
import type { FramePrices } from '#src/domain/catalogue/prices/frame-prices.ts';
import type { SessionPrices } from '#src/domain/catalogue/prices/session-prices.ts';
import { serviceOfSku } from '#src/domain/payment/plan.ts';
import { otherServices } from '#src/domain/task/plan-tasks.ts';
import { closestTo } from '#src/lib/closest.ts';
import { keyPath, type Mistake } from './mistake.ts';
import { mistakeAt, valueAt, type Written } from './written.ts';

/** Most choices that a sentence lists. */
const longestChoice = 40;

/** Keys that identify a list entry: of two equal ones, only one is shown. */
const names = ['id', 'slug', 'question', 'file', 'date'];

export function doublesWithin(written: Written): Mistake[] {
  return written.values.flatMap(({ keys, value }) => {
    if (!Array.isArray(value)) return [];
    return names.flatMap((name) => {
      const taken = value.map((entry) => valueAt(entry, [name]));
      return taken.flatMap((one, index) => {
        const first = taken.indexOf(one);
        if (typeof one !== 'string' || first === index) return [];
        const line = written.lineOf([...keys, first, name]);
        return mistakeAt(
          written,
          [...keys, index, name],
          `Line ${line} already has it: each needs its own ${name}.`,
        );
      });
    });
  });
}

/** Finds articles with the same address: the site would silently drop all but one. */
export function doubleSlugs(all: readonly Written[]): Mistake[] {
  const articles = all.filter(({ file }) => file.startsWith('content/insights/'));
  const slugs = articles.map(({ value }) => valueAt(value, ['slug']));
  return articles.flatMap((article, index) => {
    const first = articles[slugs.indexOf(slugs[index])];
    if (typeof slugs[index] !== 'string' || first === undefined || first === article) return [];
    return mistakeAt(article, ['slug'], `${first.file} already has it: each needs its own slug.`);
  });
}

/** Everything the price files sell, by the names other files use. */
export interface Sold {
  /** True for the SKU of a price in RWF. */
  sells: (sku: string) => boolean;
  /** SKUs of prices in RWF, and of the rows that they are in. */
  skus: string[];
  /** SKUs of all prices, also on request, and of their rows. */
  all: ReadonlySet<string>;
  /** Services with sessions, by id. */
  kinds: SessionPrices;
  sessions: string[];
  /** Services of catalogue.json: `photography/event`. */
  catalogue: string[];
  /** All services, by their price-book names. */
  services: string[];
  /** All services, by the name in the SKU. */
  jobs: string[];
}

/** Reads the price files; undefined while one is missing or invalid. */
export function soldIn(
  content: ReadonlyMap<string, Written>,
  mistakes: readonly Mistake[],
): Sold | undefined {
  const files = ['sessions', 'frames', 'catalogue'].map((name) => content.get(`content/prices/${name}.json`));
  if (files.some((one) => one === undefined || mistakes.some(({ file }) => file === one.file)))
    return undefined;
  const [sessions, frames, catalogue] = files.map((one) => one?.value) as [
    SessionPrices,
    FramePrices,
    CataloguePrices,
  ];
  const base = packagesFromFiles({ sessions, frames, catalogue }, true);
  const book = englishBook(publicPackages(base.packages, base));
  const sells = (sku: string) => (book.get(sku)?.price.kind ?? 'on-request') !== 'on-request';
  const withRows = (skus: string[]) =>
    new Set(skus.flatMap((sku) => [sku, sku.slice(0, sku.lastIndexOf('/'))]));
  return {
    sells,
    skus: [...withRows([...book.keys()].filter(sells))],
    all: withRows([...book.keys()]),
    kinds: sessions,
    sessions: Object.keys(sessions),
    catalogue: catalogue.categories.flatMap(({ id, services }) =>
      services === 'frames' ? [] : services.map((service) => `${id}/${service.id}`),
    ),
    services: [...new Set([...book.values()].map(({ service }) => service))],
    jobs: [...new Set([...book.keys()].map(serviceOfSku))],
  };
}

export function unknownNames(content: ReadonlyMap<string, Written>, sold: Sold | undefined): Mistake[] {
  const entries = valueAt(content.get('content/services.json')?.value, ['entries']);
  const services = Array.isArray(entries)
    ? entries.map((entry) => String(valueAt(entry, ['id'])))
    : undefined;
  const references: [file: string, key: RegExp, known: string[] | undefined][] = [
    ['content/home.json', /^services\.entries\[\d+\]$/, services],
    ['content/home.json', /^slides\[\d+\]\.occasion$/, namesIn(content, 'content/occasions/')],
    ['content/services/*.mdx', /^prices\.service$/, sold?.sessions],
    ['content/occasions/*.mdx', /^services\[\d+\]$/, namesIn(content, 'content/services/')],
    ['content/pricing.json', /^overview\.services\[\d+\]\.service$/, sold?.services],
    ['content/tasks.json', /^jobs\[\d+\]\.services\[\d+\]$/, sold && [...sold.jobs, otherServices]],
    ['content/pricing.json', /^frames\.services\[\d+\]\.services\[\d+\]$/, sold?.catalogue],
  ];
  return references.flatMap(([file, key, known]) =>
    [...content.values()]
      .filter((written) => path.posix.matchesGlob(written.file, file))
      .flatMap((written) =>
        written.values
          .filter((one) => key.test(keyPath(one.keys)) && known?.includes(String(one.value)) === false)
          .map(({ keys, value }) => mistakeAt(written, keys, choiceAdvice(String(value), known ?? []))),
      ),
  );
}

/** Lists the pages of a folder by the names of their files. */
function namesIn(content: ReadonlyMap<string, Written>, folder: string): string[] {
  const files = [...content.keys()].filter((file) => file.startsWith(folder));
  return files.map((file) => path.posix.basename(file, '.mdx'));
}

/** Names every choice, or only the closest of too many. */
export function choiceAdvice(written: string, known: readonly string[]): string {
  if (known.length <= longestChoice) return `Choose one of ${known.join(', ')}.`;
  return `There is no such name. Did you mean ${closestTo(written, known)}?`;
}
