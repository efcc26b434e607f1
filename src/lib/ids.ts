/** Crockford's base 32: no I, L, O or U, so that a reference can be read out over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Prefix of every discount code; it means "hello". */
const discountPrefix = 'MURAHO';

/** Characters after the prefix, and replacements for lookalikes. */
const readableLength = 10;
const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1', U: 'V' };

/** Creates a booking reference with 50 random bits, for example `FTS-7K3MP-9Q2XT`. */
export function newReference(): string {
  return readable('FTS', randomLetters(readableLength));
}

/** Creates a discount code with 50 random bits, for example `MURAHO-7K3MP-9Q2XT`. */
export function newDiscountCode(): string {
  return readable(discountPrefix, randomLetters(readableLength));
}

/** Characters of a paper's code, in groups of four. */
const paperLength = 12;

/** Creates the code of a paper with 60 random bits, for example `7K3M-P9Q2-XT4B`. */
export function newPaperCode(): string {
  return inGroups(randomLetters(paperLength));
}

/** Normalises a typed code, "7k3m p9q2 xt4b"; undefined if it cannot be ours. */
export function paperCodeFrom(typed: string): string | undefined {
  const characters = withoutLookalikes(typed.toUpperCase().replace(/[\s.\-–—]/g, ''));
  return /^[0-9A-Z]{12}$/.test(characters) ? inGroups(characters) : undefined;
}

function inGroups(characters: string): string {
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Normalises a typed code, "muraho 7k3mp9q2xt"; undefined if it cannot be ours. */
export function discountCodeFrom(typed: string): string | undefined {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const random = withoutLookalikes(characters.slice(-readableLength));
  const prefix = characters.slice(0, -readableLength).replaceAll('0', 'O');
  const ours = random.length === readableLength && ['', discountPrefix].includes(prefix);
  return ours ? readable(discountPrefix, random) : undefined;
}

function withoutLookalikes(characters: string): string {
  return characters.replace(/[OILU]/g, (letter) => lookalikes[letter] ?? letter);
}

export function randomLetters(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

function readable(prefix: string, characters: string): string {
  return `${prefix}-${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** True for the format of a record's id; the database would throw on others. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
