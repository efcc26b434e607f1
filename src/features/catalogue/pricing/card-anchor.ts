/** The id of a card on /pricing, so of the links that lead to it: "catalogue/photography/event" is #photography-event. */
export function cardAnchor(sku: string): string {
  return sku.replace(/^catalogue\//, '').replaceAll('/', '-');
}
