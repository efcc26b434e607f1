/** Made by src/integrations/slim-prices.ts when the site is built. */
declare module 'virtual:prices' {
  import type { Prices } from '#src/features/catalogue/prices/price-row.ts';

  const prices: Prices;
  export default prices;
}

/** Made by src/integrations/island-watch.ts when the site is built. */
declare module 'virtual:island-watch' {
  const code: string;
  export default code;
}

/** Made by src/integrations/published-shelf.ts when the site is built. */
declare module 'virtual:shelf' {
  import type { Overrides, ShelfKind } from '#src/features/shelf/entry.ts';

  const shelves: { [Kind in ShelfKind]?: Overrides<object> };
  export default shelves;
}
