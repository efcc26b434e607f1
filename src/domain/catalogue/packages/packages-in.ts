import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { translatedLanguage, translatedPackages } from '#src/domain/shelf/shelves-in.ts';
import { translatedEntries } from '#src/domain/shelf/translate-entries.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { describeLine, type LineOptions } from '../prices/line-price.ts';
import { readPrice } from '../prices/price.ts';
import { buildPriceBook, type PriceBook } from '../prices/price-book.ts';
import { priceText } from '../prices/price-words.ts';
import type { PriceWords } from '../prices/words/en.ts';
import { pricesWords } from '../prices/words/words.ts';
import { baseBook, basePackages } from './base-packages.ts';
import type { PackageFields, PublicPackage, PublicTier } from './package.ts';
import type { PackageBase } from './packages-from-files.ts';
import { publicPackages } from './public-packages.ts';

/** Returns the base with its texts in a language. */
export function baseIn(language: Language): PackageBase {
  return language === 'en' ? basePackages : translatedPackages(language);
}

/** Builds the public packages of entries in a language; what staff have changed stays in English. */
export function packagesIn(
  language: Language,
  entries: readonly ShelfEntry<PackageFields>[],
): PublicPackage[] {
  if (language === 'en') return publicPackages(entries, basePackages);
  const base = baseIn(language);
  const words = wordsIn(language, pricesWords);
  return publicPackages(translatedEntries(entries, basePackages.packages, base.packages), base).map(
    (made) => ({
      ...withPriceText(words, made),
      tiers: made.tiers.map((tier) => withPriceText(words, tier)),
    }),
  );
}

/** Writes the price of a package or a tier in the language of the words. */
function withPriceText<Sold extends PublicTier | PublicPackage>(words: PriceWords, sold: Sold): Sold {
  return { ...sold, price: priceText(words, readPrice(sold.amount)) };
}

export function bookIn(language: Language, packages: readonly PublicPackage[]): PriceBook {
  return buildPriceBook(wordsIn(language, pricesWords), packages);
}

const baseBooks = new Map<Language, PriceBook>([['en', baseBook]]);

function baseBookIn(language: Language): PriceBook {
  let book = baseBooks.get(language);
  if (book === undefined) {
    book = bookIn(language, packagesIn(language, basePackages.packages));
    baseBooks.set(language, book);
  }
  return book;
}

interface LabelledLine {
  sku: string;
  /** In English, as it is stored. */
  label: string;
  options: LineOptions;
}

/** Labels a booked line in a language; in English if staff named it, or if it is in no price file. */
export function lineLabelIn(language: Language, { sku, label, options }: LabelledLine): string {
  if (translatedLanguage(language) === 'en') return label;
  const labelFrom = (of: Language) => {
    const entry = baseBookIn(of).get(sku);
    return entry && describeLine(wordsIn(of, pricesWords), entry, options);
  };
  return labelFrom('en') === label ? (labelFrom(language) ?? label) : label;
}
