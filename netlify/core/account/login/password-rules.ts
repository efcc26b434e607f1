import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from '#src/domain/account/password.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import commonParts from './common-passwords.json' with { type: 'json' };

const refused = refusals('login');

export interface PasswordOwner {
  email: string;
  name: string;
}

const longestFirst = commonParts.toSorted((one, other) => other.length - one.length);

/** Characters a password needs besides common words, sequences and years. */
const minOwnCharacters = 4;

/** Common words that are still guessable together; more make a passphrase. */
const fewWords = 2;

const substitutions: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const substitutedCharacters: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '€': 'e' };

/** Returns the refusal of an unusable password. */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const length = Array.from(password).length;
  if (length < passwordLength.min) return refused('passwordTooShort', passwordLength);
  if (length > passwordLength.max) return refused('passwordTooLong', passwordLength);
  if (isGuessed(password, [])) {
    return refused('passwordGuessable');
  }
  if (isGuessed(password, partsOf(owner))) {
    return refused('passwordPersonal');
  }
  return undefined;
}

function partsOf({ email, name }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const names = name.toLowerCase().split(/\s+/);
  return [local, ...local.split(/[^a-z0-9]+/), ...domain.split('.'), ...names, names.join('')]
    .filter((part) => part.length >= 4)
    .toSorted((one, other) => other.length - one.length);
}

function isGuessed(password: string, personal: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (/^(.{1,4}?)\1+.{0,3}$/su.test(plain)) return true;
  const open = plain.replace(/[@$!€]/g, (sign) => substitutedCharacters[sign] ?? sign);
  const parts = [...personal, ...longestFirst];
  return [plain, open, open.replace(/[013457]/g, (digit) => substitutions[digit] ?? digit)].some(
    (form) => isListed(form) || isMadeOf(parts, form),
  );
}

/** Nearly fifty thousand breached passwords, in lower case. */
let listed: ReadonlySet<string> | undefined;

function isListed(text: string): boolean {
  // Built on first use, not on every start of the function.
  listed ??= new Set(dictionary['passwords-common']);
  return listed.has(text);
}

/** True if little remains of a text without common parts, sequences and years. */
function isMadeOf(parts: readonly string[], text: string): boolean {
  let rest = text;
  let words = 0;
  for (const part of parts) {
    if (!rest.includes(part)) continue;
    rest = rest.replaceAll(part, ' ');
    words += 1;
  }
  const own = withoutRows(rest.replace(/(19|20)\d\d/g, ' ')).replace(/[^\p{Letter}\p{Number}]/gu, '');
  return words <= fewWords && Array.from(own).length < minOwnCharacters;
}

/** Removes repeated characters and sequences such as 1234, dcba or 112233. */
function withoutRows(text: string): string {
  const codes = Array.from(text.replace(/(.)\1+/gsu, '$1'), (letter) => letter.codePointAt(0) ?? 0);
  const inRow = (position: number, step: number) => {
    const [one = 0, two = 0, three = 0] = codes.slice(position, position + 3);
    return two - one === step && three - two === step;
  };
  const kept = codes.filter(
    (_, position) =>
      ![position - 2, position - 1, position].some(
        (start) => start >= 0 && (inRow(start, 1) || inRow(start, -1)),
      ),
  );
  return String.fromCodePoint(...kept);
}
