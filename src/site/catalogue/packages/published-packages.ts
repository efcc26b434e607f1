import json from '#published/packages.json' with { type: 'json' };
import type { PackageFields, PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import { bookIn, packagesIn } from '#src/domain/catalogue/packages/packages-in.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { Language } from '#src/lib/words/languages.ts';

interface Published {
  packages: readonly PublicPackage[];
  book: PriceBook;
}

const made = new Map<Language, Published>();

/** Lists the packages of this build with their texts in a language. */
export const publishedPackages = (language: Language) => publishedIn(language).packages;

/** Returns the prices of this build with their names in a language. */
export const publishedBook = (language: Language) => publishedIn(language).book;

function publishedIn(language: Language): Published {
  let published = made.get(language);
  if (published === undefined) {
    const packages = packagesIn(language, json as ShelfEntry<PackageFields>[]);
    published = { packages, book: bookIn(language, packages) };
    made.set(language, published);
  }
  return published;
}
