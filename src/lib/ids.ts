/** Crockford's base 32: no I, L, O or U, so that a reference can be read out over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A booking's reference with 50 random bits, for example `FTS-7K3MP-9Q2XT`. */
export function newReference(): string {
  return `FTS-${randomLetters(5)}-${randomLetters(5)}`;
}

/** Letters and digits by chance, five bits each. */
export function randomLetters(count: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => alphabet[byte % 32]).join('');
}
