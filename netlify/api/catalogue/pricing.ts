import { listPackages } from '#netlify/core/catalogue/list-packages.ts';
import type { PackagePrice } from '#src/features/catalogue/prices/package-price.ts';
import { formatPrice, readPrice, type WrittenPrice } from '#src/features/catalogue/prices/price.ts';
import { createRoutes } from '../http/http.ts';

/** A package as `GET /api/pricing` tells it. */
interface PackageAnswer {
  id: string;
  name: string;
  /** For people: "7,500,000 RWF". */
  price: string;
  /** For programs: RWF before VAT, or the kind of price where it is not one amount. */
  amount: WrittenPrice;
  service: string;
}

/** `/api/pricing` */
export const pricingRoutes = createRoutes().get('/', async (c) =>
  c.json((await listPackages()).map(packageAnswer)),
);

function packageAnswer({ id, name, price, service }: PackagePrice): PackageAnswer {
  return { id, name, price: formatPrice(readPrice(price)), amount: price, service };
}
