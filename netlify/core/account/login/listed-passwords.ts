import { dictionary } from '@zxcvbn-ts/language-common';

/** Nearly fifty thousand passwords that are known from breaches, in small letters. */
let listed: ReadonlySet<string> | undefined;

/** True when the text, in small letters, is a password that many have had. */
export function isListed(text: string): boolean {
  // Made for the first who chooses a password, not with every start of the function.
  listed ??= new Set(dictionary['passwords-common']);
  return listed.has(text);
}
