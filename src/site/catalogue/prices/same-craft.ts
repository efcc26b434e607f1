import { type Price, readPrice } from '#src/domain/catalogue/prices/price.ts';
import { cataloguePrices, sessionPrices } from '#src/domain/catalogue/prices/price-files.ts';
import { catalogueSku } from '#src/domain/catalogue/prices/price-row.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { publishedPackages } from '../packages/published-packages.ts';

interface SameCraft {
  /** SKU without the tier. */
  sku: string;
  session: string;
  href: string;
}

const crafts: SameCraft[] = cataloguePrices.categories.flatMap(({ id, services }) =>
  services === 'frames'
    ? []
    : services.flatMap(({ id: service, session }) => {
        const [page = '', pack = ''] = session?.split('/') ?? [];
        const found = sessionPrices[page];
        if (session === undefined || found === undefined) return [];
        return {
          sku: catalogueSku(id, service),
          session: `sessions/${session}`,
          href: `${found.page}#${pack}`,
        };
      }),
);

export function sessionOf(
  language: Language,
  sku: string | undefined,
): { href: string; name: string; price: Price } | undefined {
  const craft = crafts.find((one) => one.sku === sku);
  const made = publishedPackages(language).find((one) => one.sku === craft?.session);
  return craft && made && { href: craft.href, name: made.name, price: readPrice(made.amount) };
}

export function productionOf(language: Language, session: string): { sku: string; name: string } | undefined {
  const craft = crafts.find((one) => one.session === session);
  const made = publishedPackages(language).find((one) => one.sku === craft?.sku);
  return made && { sku: made.sku, name: made.name };
}
