import { gitPackages } from '#src/features/catalogue/packages/git-packages.ts';
import { type PublicPackage, publicPackage } from '#src/features/catalogue/packages/package.ts';

/** What `GET /api/pricing` answers while nobody has changed anything. */
export const gitAnswer: PublicPackage[] = gitPackages.map((entry) => publicPackage(entry, true));

/** A package in one price, before VAT, as that answer has it. */
export function pricedPackage(id: string, name: string, amount = 3_000_000): PublicPackage {
  const words = { name, service: 'branding', description: '', includes: {}, vat: 'added' as const };
  return publicPackage({ id, fields: { ...words, price: amount } }, true);
}

/** The same answer with these in place of the packages of git. */
export function answerWith(...packages: PublicPackage[]): PublicPackage[] {
  return [...gitAnswer.filter(({ sku }) => !sku.startsWith('package/')), ...packages];
}
