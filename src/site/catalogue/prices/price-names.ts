import translations from '#published/translations.json' with { type: 'json' };
import { priceRows } from '#src/domain/catalogue/packages/public-packages.ts';
import { namesOf, type PriceNames } from '#src/domain/catalogue/prices/price-names.ts';
import type { Catalogue } from '#src/lib/words/catalogue.ts';
import { type Language, namedLanguages } from '#src/lib/words/languages.ts';
import { publishedPackages } from '../packages/published-packages.ts';

const files = ['sessions', 'frames', 'catalogue'].map((name) => `prices/${name}.json`);

/** Names of the prices of this build, in the languages that all price files have. */
export const priceNames: Catalogue<PriceNames> = {
  en: namesIn('en'),
  ...Object.fromEntries(namedLanguages.filter(hasPrices).map((language) => [language, namesIn(language)])),
};

function hasPrices(language: Language): boolean {
  const texts = (translations as Readonly<Record<string, object>>)[language] ?? {};
  return files.every((file) => file in texts);
}

/** Writes round brackets in place of curly ones, which would be values in a message. */
function namesIn(language: Language): PriceNames {
  const names = Object.entries(namesOf(priceRows(publishedPackages(language))));
  return Object.fromEntries(
    names.map(([sku, name]) => [sku, name.replaceAll('{', '(').replaceAll('}', ')')]),
  );
}
