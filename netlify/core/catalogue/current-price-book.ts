import { isPackageSku } from '#src/features/catalogue/prices/package-price.ts';
import { buildPriceBook, type PriceBook } from '#src/features/catalogue/prices/price-book.ts';
import type { OrderItem } from '#src/features/catalogue/prices/price-order.ts';
import { priceBook, publishedPrices } from '#src/features/catalogue/prices/published-prices.ts';
import { listPackages } from './list-packages.ts';

/** The book that prices these items now. Only packages change between builds, so only for them the database is asked. */
export async function currentPriceBook(items: readonly Pick<OrderItem, 'sku'>[]): Promise<PriceBook> {
  if (!items.some(({ sku }) => isPackageSku(sku))) return priceBook;
  return livePriceBook();
}

/** Everything that is sold now, with the packages as they are. */
export async function livePriceBook(): Promise<PriceBook> {
  return buildPriceBook(publishedPrices, await listPackages());
}
