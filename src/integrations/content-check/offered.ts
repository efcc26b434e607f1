import path from 'node:path';
import { choiceAdvice, type Sold } from './between.ts';
import { keyPath, type Mistake } from './mistake.ts';
import { mistakeAt, valueAt, type Written } from './written.ts';

/** Finds offers of occasions without a price in RWF, and kinds of session of another service. */
export function mistakenRungs(content: ReadonlyMap<string, Written>, sold: Sold | undefined): Mistake[] {
  if (sold === undefined) return [];
  return valuesIn(content, 'content/occasions/*.mdx', /^offers\.groups\[\d+\]\.rungs\[\d+\]$/).flatMap(
    ({ written, keys }) => {
      const [sku, session] = ['sku', 'session'].map((key) => valueAt(written.value, [...keys, key]));
      if (typeof sku !== 'string') return [];
      const advice = skuAdvice(sku, sold);
      if (advice !== undefined) return mistakeAt(written, [...keys, 'sku'], advice);
      if (session === undefined) return [];
      const kinds = kindsOf(sku, sold);
      if (kinds.includes(String(session))) return [];
      const choose = kinds.length > 0 ? choiceAdvice(String(session), kinds) : onlySessions;
      return mistakeAt(written, [...keys, 'session'], choose);
    },
  );
}

const onlySessions = 'Only sessions have kinds: leave "session" out.';

/** Finds guides of service pages that explain a size or kind which their service does not have. */
export function mistakenGuides(content: ReadonlyMap<string, Written>, sold: Sold | undefined): Mistake[] {
  return valuesIn(content, 'content/services/*.mdx', /^prices\.guide\.choices\[\d+\]\.choice$/).flatMap(
    ({ written, keys, value }) => {
      const service = sold?.kinds[String(valueAt(written.value, ['prices', 'service']))];
      if (service === undefined) return [];
      const { options, packages } = service;
      const known = (options.length > 0 ? options : packages).map(({ id }) => id);
      return known.includes(String(value))
        ? []
        : mistakeAt(written, keys, choiceAdvice(String(value), known));
    },
  );
}

/** Finds prices of service pages that are no address in the price book. */
export function mistakenCosts(content: ReadonlyMap<string, Written>, sold: Sold | undefined): Mistake[] {
  if (sold === undefined) return [];
  const addresses = [...new Set([...sold.all].flatMap(placesAbove))];
  return valuesIn(content, 'content/services/*.mdx', /^cost\.prices\[\d+\]$/).flatMap(
    ({ written, keys, value }) =>
      addresses.includes(String(value))
        ? []
        : mistakeAt(written, keys, choiceAdvice(String(value), addresses)),
  );
}

/** "catalogue/photography/event" is below "catalogue/photography". */
function placesAbove(sku: string): string[] {
  const names = sku.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 2).join('/'));
}

function valuesIn(content: ReadonlyMap<string, Written>, files: string, key: RegExp) {
  return [...content.values()]
    .filter((written) => path.posix.matchesGlob(written.file, files))
    .flatMap((written) =>
      written.values.filter(({ keys }) => key.test(keyPath(keys))).map((one) => ({ written, ...one })),
    );
}

function skuAdvice(sku: string, sold: Sold): string | undefined {
  if (sold.skus.includes(sku)) return undefined;
  return sold.all.has(sku)
    ? 'This is priced on request: choose a price in RWF.'
    : choiceAdvice(sku, sold.skus);
}

/** Lists the kinds of the session's service; none for other prices. */
function kindsOf(sku: string, sold: Sold): string[] {
  const [place, service = ''] = sku.split('/');
  return place === 'sessions' ? (sold.kinds[service]?.packages ?? []).map(({ id }) => id) : [];
}
