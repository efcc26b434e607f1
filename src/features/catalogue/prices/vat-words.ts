/** "150,000 RWF + VAT" where VAT is added to it. The end keeps together in a narrow card. */
export function withVatWords(price: string, vat: 'added' | 'included'): string {
  return vat === 'added' ? `${price} +\u00a0VAT` : price;
}
