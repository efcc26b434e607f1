import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import { type PublicPackage, publicPackage } from '#src/domain/catalogue/packages/package.ts';
import { publicPackages } from '#src/domain/catalogue/packages/public-packages.ts';

/** Response of `GET /api/pricing` without overrides. */
const baseAnswer: PublicPackage[] = publicPackages(basePackages.packages, basePackages);

/** A package with one price, before VAT, as in that response. */
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

export function answerWith(...packages: PublicPackage[]): PublicPackage[] {
  return [...baseAnswer.filter(({ sku }) => !sku.startsWith('package/')), ...packages];
}
