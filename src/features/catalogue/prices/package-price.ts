import type { WrittenPrice } from './price.ts';

/** A package made by an admin: one name, one price (docs/product.md, Packages). */
export interface PackagePrice {
  /** Part of the sku: `package/<id>`. */
  id: string;
  name: string;
  price: WrittenPrice;
  /** What it is about: photography, branding, videography. */
  service: string;
}

const prefix = 'package/';

export function packageSku(id: string): string {
  return prefix + id;
}

/** True for a sku that only the live list can price. */
export function isPackageSku(sku: string): boolean {
  return sku.startsWith(prefix);
}
