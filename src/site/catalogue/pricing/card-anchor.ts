/** The id of a card on /pricing, so of the links that lead to it: "catalogue/photography/event" is #photography-event. */
export function cardAnchor(sku: string): string {
  return sku.replace(/^catalogue\//, '').replaceAll('/', '-');
}

/** The id of the card that has this price: "catalogue/photography/event/basic" is on #photography-event. */
export function tierCard(sku: string): string {
  return cardAnchor(sku.slice(0, sku.lastIndexOf('/')));
}
