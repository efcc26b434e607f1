/** Crockford's base 32: no I, L, O or U, so that a reference can be read out over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A booking's reference with 50 random bits, for example `FTS-7K3MP-9Q2XT`. */
export function newReference(): string {
  const characters = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => alphabet[byte % 32]);
  return `FTS-${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`;
}
