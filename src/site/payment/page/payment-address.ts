/** What the address of /payment-success says. */
export interface PaymentAddress {
  /** The transaction or booking to ask about, or null. */
  reference: string | null;
  /** A hint; the server has the last word. */
  status: string | null;
}

/** Reads the query: `ref` names the transaction, `checkout_id` stands in for it (docs/product.md, Payment result). */
export function readPaymentAddress(search: string): PaymentAddress {
  const query = new URLSearchParams(search);
  return { reference: query.get('ref') || query.get('checkout_id') || null, status: query.get('status') };
}

/** The query after a new try: the same booking, another transaction, and no hint of the old one. */
export function withReference(search: string, reference: string): string {
  const query = new URLSearchParams(search);
  query.set('ref', reference);
  query.delete('status');
  return `?${query}`;
}
