/** Returns the id of a card on /pricing: "catalogue/photography/event" becomes "photography-event". */
export function cardAnchor(sku: string): string {
  return sku.replace(/^catalogue\//, '').replaceAll('/', '-');
}

/** Returns the id of the card with this price: "catalogue/photography/event/basic" too. */
export function tierCard(sku: string): string {
  return cardAnchor(sku.slice(0, sku.lastIndexOf('/')));
}
