import * as z from 'zod/mini';
import { languages } from '#src/lib/words/languages.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('forms');

export const fieldsMissing = refused('fieldsMissing');

export const fieldsWrong = refused('fieldsWrong');

export const emailRefusals = { empty: refused('emailEmpty'), wrong: refused('emailWrong') } as const;

export const maxEmailLength = 254;
export const maxPhoneLength = 20;

/** Any country's number: 9 to 15 digits and separators. Also for the `pattern` of an input. */
export const phonePattern = '\\+?(?:[\\s\\(\\)\\.\\-]*[0-9]){9,15}[\\s\\(\\)\\.\\-]*';

const emailPattern = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]{2,}$/u;
const wholePhone = new RegExp(`^${phonePattern}$`, 'u');

/** Multi-line text of at most `max` characters; may be empty. */
export const text = (max: number, tooLong: string) =>
  z.string(refused('notText')).check(z.trim(), z.maxLength(max, tooLong));

/** Control, zero-width and bidirectional characters: a name with them could imitate another. */
const invisibleCharacters = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Spaces first, since line breaks are control characters too. */
const toOneLine = (value: string) =>
  value.replace(/\s+/g, ' ').replace(invisibleCharacters, '').replace(/ {2,}/g, ' ').trim();

/** Single-line text, may be empty: no line breaks or invisible characters in headers and file names. */
export const optionalLine = (max: number, tooLong: string) =>
  z.string(refused('notText')).check(z.overwrite(toOneLine), z.maxLength(max, tooLong));

/** Single-line text, not empty. */
export const line = (max: number, empty: string, tooLong: string) =>
  z.string(empty).check(z.overwrite(toOneLine), z.minLength(1, empty), z.maxLength(max, tooLong));

/** Multi-line text. A plain form sends each line break as two characters; the visitor typed one. */
export const lines = (max: number, empty: string, tooLong: string) =>
  z.string(empty).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    z.minLength(1, empty),
    z.maxLength(max, tooLong),
  );

export const emailAddress = () =>
  line(maxEmailLength, emailRefusals.empty, refused('emailTooLong')).check(
    z.regex(emailPattern, { error: emailRefusals.wrong }),
  );

/** Phone number as typed. Mobile money needs a stricter one (src/domain/payment/phone.ts). */
export const requiredPhone = () =>
  line(maxPhoneLength, refused('phoneEmpty'), refused('phoneWrong')).check(
    z.refine((value) => value === '' || wholePhone.test(value), { error: refused('phoneWrong') }),
  );

/** Empty if not given. */
export const optionalPhone = () =>
  z._default(
    optionalLine(maxPhoneLength, refused('phoneWrong')).check(
      z.refine((value) => value === '' || wholePhone.test(value), { error: refused('phoneWrong') }),
    ),
    '',
  );

/** May be empty. */
export const emailOrEmpty = () =>
  optionalLine(maxEmailLength, refused('emailTooLong')).check(
    z.refine((value) => value === '' || emailPattern.test(value), { error: emailRefusals.wrong }),
  );

/** Empty if not given. */
export const optionalEmail = () => z._default(emailOrEmpty(), '');

/** Language of the page, in which its reader gets mails and texts. English if it is none of ours. */
export const language = () => z.catch(z._default(z.enum(languages), 'en'), 'en');

/** A required tick; forms send it as text. */
export const consent = (sentence: string) =>
  z.pipe(
    z.transform((value) => (value === 'on' || value === 'true' ? true : value)),
    z.literal(true, sentence),
  );

export function hasMissingField(body: object, fields: readonly string[]): boolean {
  const values = body as Record<string, unknown>;
  return fields.some((field) => isEmpty(values[field]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
