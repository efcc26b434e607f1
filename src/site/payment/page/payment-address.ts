export interface PaymentAddress {
  /** Transaction or booking reference, or null. */
  reference: string | null;
  /** Only a hint; the server decides. */
  status: string | null;
}

/** Reads the query: `ref` is the transaction, else `checkout_id` (docs/product.md, Payment result). */
export function readPaymentAddress(search: string): PaymentAddress {
  const query = new URLSearchParams(search);
  return { reference: query.get('ref') || query.get('checkout_id') || null, status: query.get('status') };
}

/** Returns the query after a retry: same booking, new transaction, without the old status. */
export function withReference(search: string, reference: string): string {
  const query = new URLSearchParams(search);
  query.set('ref', reference);
  query.delete('status');
  return `?${query}`;
}
