import { gitPackages } from '#src/features/catalogue/packages/git-packages.ts';
import { type PublicPackage, publicPackage } from '#src/features/catalogue/packages/package.ts';
import { publicPackages } from '#src/features/catalogue/packages/public-packages.ts';
import { publishedPrices } from '#src/features/catalogue/prices/published-prices.ts';

/** What `GET /api/pricing` answers while nobody has changed anything. */
export const gitAnswer: PublicPackage[] = publicPackages(gitPackages, publishedPrices);

/** A package in one price, before VAT, as that answer has it. */
export function pricedPackage(id: string, name: string, amount = 3_000_000): PublicPackage {
  const words = {
    name,
    service: 'branding',
    description: '',
    includes: { price: ['One day of photography'] },
    vat: 'added' as const,
  };
  return publicPackage({ id, fields: { ...words, price: amount } }, true);
}

/** The same answer with these in place of the packages of the base. */
export function answerWith(...packages: PublicPackage[]): PublicPackage[] {
  return [...gitAnswer.filter(({ sku }) => !sku.startsWith('package/')), ...packages];
}
