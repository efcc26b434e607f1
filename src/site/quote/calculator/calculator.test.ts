import { describe, expect, it } from 'vitest';
import { lineAmount } from '#src/domain/catalogue/prices/line-price.ts';
import { cataloguePrices } from '#src/domain/catalogue/prices/price-files.ts';
import { priceBook, publishedPrices } from '#src/domain/catalogue/prices/published-prices.ts';
import { speak } from '#src/lib/words/messages.ts';
import { packageRow } from '#tests/support/shelf/package-row.ts';
import { offersFrom } from '../offers.ts';
import { en } from '../words/en.ts';
import {
  chooseCategory,
  chooseService,
  chooseSku,
  type Draft,
  draftOf,
  firstDraft,
  isOffered,
  nextDraft,
  readDraft,
} from './calculator.ts';

const words = speak('en', en);

const categoryHeads = cataloguePrices.categories.map(({ id, title, services }) => ({
  id,
  title,
  ...(services === 'frames' && { frames: true as const }),
}));
const offers = offersFrom(categoryHeads, publishedPrices);
const logo = chooseSku(firstDraft(offers), offers, 'catalogue/design-printing/logo-design/standard');

function amountOf(draft: Draft): number | undefined {
  const { entry, item } = readDraft(words, draft, priceBook);
  return entry && item && lineAmount(entry, item.quantity, item.options);
}

describe('offersFrom', () => {
  it('the calculator has the 13 categories of the price file, none of them empty', () => {
    expect(offers.map(({ title }) => title)).toEqual(cataloguePrices.categories.map(({ title }) => title));
    expect(offers.filter(({ services }) => services.length === 0)).toEqual([]);
  });

  it('the category of printed frames sells the frames', () => {
    const frames = offers.find(({ id }) => id === 'printed-frames');
    expect(frames?.services.map(({ sku }) => sku)).toContain('frames/photobook-a3');
  });

  it('packages on sale are offered as specialised packages', () => {
    const rows = [packageRow({ id: 'new', name: 'New Package', price: 1_000_000 })];
    const skus = offersFrom(categoryHeads, rows).flatMap(({ services }) => services.map(({ sku }) => sku));
    expect(skus.filter((sku) => sku.startsWith('package/'))).toEqual(['package/new']);
  });

  it('every offer of the calculator is in the price book', () => {
    for (const { services } of offers)
      for (const { sku, tiers } of services)
        for (const address of tiers.length === 0 ? [sku] : tiers.map((tier) => `${sku}/${tier}`))
          expect(priceBook.has(address), address).toBe(true);
  });
});

describe('choices in the calculator', () => {
  it('choosing a category selects its first service and Basic', () => {
    expect(chooseCategory(logo, offers, 'photography')).toMatchObject({
      category: 'photography',
      service: 'catalogue/photography/passport-photo',
      tier: 'basic',
    });
  });

  it('choosing another service keeps the tier', () => {
    expect(chooseService(logo, offers, 'catalogue/design-printing/banner')).toMatchObject({
      tier: 'standard',
    });
  });

  it('choosing a package clears the tier', () => {
    const draft = chooseSku(logo, offers, 'package/cinematic-storytelling');
    expect(draft).toMatchObject({ category: 'specialised-packages', tier: undefined });
    expect(amountOf(draft)).toBe(7_080_000);
  });

  it.each(['catalogue/none/none/basic', '', 'package/none'])(
    'choosing the unknown SKU %j keeps the service',
    (sku) => {
      expect(chooseSku(logo, offers, sku).service).toBe(logo.service);
      expect(isOffered(offers, sku)).toBe(false);
    },
  );
});

describe('readDraft', () => {
  it.each<[Partial<Draft>, number | undefined]>([
    [{}, 118_000],
    [{ quantity: '2' }, 236_000],
    [{ quantity: '2', km: '12', express: true }, 273_760],
    [{ quantity: '2', km: '12', express: true, vat: false }, 232_000],
    [{ quantity: '0' }, undefined],
    [{ quantity: '1.5' }, undefined],
    [{ quantity: '' }, undefined],
    [{ quantity: '1e3' }, undefined],
    [{ quantity: '100' }, undefined],
    [{ km: '-1' }, undefined],
    [{ km: '2001' }, undefined],
  ])('the draft %j costs %s', (changes, amount) => {
    const draft = { ...logo, ...changes };
    expect(amountOf(draft)).toBe(amount);
    expect(Object.keys(readDraft(words, draft, priceBook).errors)).toHaveLength(amount === undefined ? 1 : 0);
  });

  it('options that a service does not have are left out of its item', () => {
    const frame = chooseSku({ ...logo, express: true, vat: false }, offers, 'frames/photobook-a3/basic');
    expect(readDraft(words, frame, priceBook).item).toEqual({
      sku: 'frames/photobook-a3/basic',
      quantity: 1,
    });
  });

  it('a line put back into the calculator is read as the same line', () => {
    const line = { id: 'a', sku: 'catalogue/design-printing/logo-design/basic', quantity: 3 };
    const full = { ...line, options: { km: 5, express: true, vat: false } };
    const draft = draftOf(full, nextDraft(logo), offers);
    expect({ id: draft.lineId, ...readDraft(words, draft, priceBook).item }).toEqual(full);
  });
});
