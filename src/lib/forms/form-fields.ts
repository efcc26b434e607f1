import * as z from 'zod/mini';

/** Fields that several forms share, checked in the same words everywhere. */

/** Shown when a required field is empty. */
export const requiredFieldsMessage = 'Please fill in all required fields';

/** Shown when what was typed is not right. */
export const correctFieldsMessage = 'Please correct the marked fields.';

/** What an email field says. */
export const emailSentences = {
  empty: 'Please enter your email address.',
  wrong: 'Please enter an email address such as name@example.com.',
} as const;

/** What a phone field says. */
export const phoneSentences = {
  empty: 'Please enter your phone number.',
  wrong: 'Please enter a phone number such as +250 788 123 456.',
} as const;

/** The longest e-mail address and the longest phone number as people write it, in characters. */
export const maxEmailLength = 254;
export const maxPhoneLength = 20;

/** Any country's number, 9 to 15 digits, with what people write between them. Also for the `pattern` of an input. */
export const phonePattern = '\\+?(?:[\\s\\(\\)\\.\\-]*[0-9]){9,15}[\\s\\(\\)\\.\\-]*';

const emailPattern = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]{2,}$/u;
const wholePhone = new RegExp(`^${phonePattern}$`, 'u');

/** Text of several lines that may be empty, of at most `max` characters. */
export const text = (max: number, tooLong: string) =>
  z.string('Please write this as text.').check(z.trim(), z.maxLength(max, tooLong));

/** Control characters, and what has no width or turns the direction of what follows: a name with it could pass for another. */
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Spaces come first, since line breaks are control characters too. */
const onOneLine = (value: string) =>
  value.replace(/\s+/g, ' ').replace(unseen, '').replace(/ {2,}/g, ' ').trim();

/** Text on one line that may be empty: what lands in lists, mail headers and file names has no line breaks and nothing unseen. */
export const optionalLine = (max: number, tooLong: string) =>
  z.string('Please write this as text.').check(z.overwrite(onOneLine), z.maxLength(max, tooLong));

/** The same, and it says something. */
export const line = (max: number, empty: string, tooLong: string) =>
  z.string(empty).check(z.overwrite(onOneLine), z.minLength(1, empty), z.maxLength(max, tooLong));

/** Text of several lines. A plain form sends each line break as two characters; the visitor typed one. */
export const lines = (max: number, empty: string, tooLong: string) =>
  z.string(empty).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    z.minLength(1, empty),
    z.maxLength(max, tooLong),
  );

/** An address that can be written to. */
export const emailAddress = () =>
  line(maxEmailLength, emailSentences.empty, 'This email address is too long.').check(
    z.regex(emailPattern, { error: emailSentences.wrong }),
  );

/** A number to call, as it was typed. Mobile money needs a stricter one (src/domain/payment/phone.ts). */
export const requiredPhone = () =>
  line(maxPhoneLength, phoneSentences.empty, phoneSentences.wrong).check(
    z.refine((value) => value === '' || wholePhone.test(value), { error: phoneSentences.wrong }),
  );

/** The same, or nothing. */
export const optionalPhone = () =>
  z.optional(
    optionalLine(maxPhoneLength, phoneSentences.wrong).check(
      z.refine((value) => value === '' || wholePhone.test(value), { error: phoneSentences.wrong }),
    ),
  );

/** A box that has to be ticked; a form sends its tick as text. */
export const consent = (sentence: string) =>
  z.pipe(
    z.transform((value) => (value === 'on' || value === 'true' ? true : value)),
    z.literal(true, sentence),
  );

/** True when one of the fields of a request has nothing in it. */
export function lacksAny(body: object, fields: readonly string[]): boolean {
  const values = body as Record<string, unknown>;
  return fields.some((field) => isEmpty(values[field]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
