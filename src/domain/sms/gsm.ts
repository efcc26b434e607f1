/** Text messages in the GSM-7 alphabet: 160 characters in one message, 70 in any other alphabet. */

export const longestText = 160;

const alphabet = new Set(
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Characters that take the space of two. */
const extension = new Set('^{}\\[~]|€');

const replacements: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  '×': 'x',
  '\t': ' ',
  '\r': '',
  '\u00a0': ' ',
};

/** Writes a text in GSM-7: "Zoë’s" becomes "Zoe's". Characters without a plain letter are dropped. */
export function toGsm(text: string): string {
  return [...text.normalize('NFC')].map(plainCharacter).join('');
}

function plainCharacter(character: string): string {
  const known = isGsm(character) ? character : replacements[character];
  if (known !== undefined) return known;
  return [...character.normalize('NFD')].filter(isGsm).join('');
}

const isGsm = (character: string) => alphabet.has(character) || extension.has(character);

/** Counts the characters of a GSM-7 text as the network does. */
export function gsmLength(text: string): number {
  return [...text].reduce((sum, character) => sum + (extension.has(character) ? 2 : 1), 0);
}

/** Shortens a name to at most `most` characters: whole words if any fit, the rest as a full stop. */
export function shortName(name: string, most: number): string {
  const plain = toGsm(name)
    .replace(/[\^{}\\[~\]|€\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trimEnd();
  return words.length >= most / 2 ? words : `${cut.slice(0, most - 1).trimEnd()}.`;
}

/** Returns ten digits starting with 07, or undefined for a number that gets no text messages. */
export function textNumber(phone: string): string | undefined {
  const digits = /^(?:00)?(?:250)?0?(7\d{8})$/.exec(phone.replace(/\D/g, ''))?.[1];
  return digits === undefined ? undefined : `0${digits}`;
}
