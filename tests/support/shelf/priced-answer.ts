import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import { type PublicPackage, publicPackage } from '#src/domain/catalogue/packages/package.ts';
import { publicPackages } from '#src/domain/catalogue/packages/public-packages.ts';

/** Answer of `GET /api/pricing` without any override. */
const baseAnswer: PublicPackage[] = publicPackages(basePackages.packages, basePackages);

/** A package in one price, before VAT, as that answer has it. */
export function pricedPackage(id: string, name: string, amount = 3_000_000): PublicPackage {
  const words = {
    name,
    service: 'branding',
    description: '',
    includes: { price: ['One day of photography'] },
    vat: 'added' as const,
  };
  const facts = { sku: `package/${id}`, serviceId: 'packages', page: '/pricing', dated: true as const };
  return publicPackage({ id, fields: { ...words, price: amount } }, facts, true);
}

/** Replaces packages of the base by these in an answer. */
export function answerWith(...packages: PublicPackage[]): PublicPackage[] {
  return [...baseAnswer.filter(({ sku }) => !sku.startsWith('package/')), ...packages];
}
