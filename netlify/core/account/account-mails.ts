import { codeMinutes } from '#src/domain/account/login/code.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Words } from '#src/lib/words/messages.ts';
import { action, greeting, paragraph } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { siteUrl } from '../site-url.ts';
import type { FreshCode } from './login/one-time-code.ts';
import { type FreshReset, resetKeyMinutes } from './login/reset-code.ts';
import { accountMailWords } from './words/words.ts';

interface Recipient {
  name: string;
  email: string;
}

const studio = site.name;

/** Words of an email, in the language of its recipient. */
export type AccountMailWords = Words<typeof accountMailWords.en>;
export const mailWords = (): AccountMailWords => wordsIn('en', accountMailWords);

interface AccountMail {
  /** Kind and id of the event, which make the email one of its kind. */
  kind: string;
  eventId: string;
  recipient: string;
  subject: string;
  preview: string;
  parts: MailPart[];
}

function accountMail({ kind, eventId, recipient, subject, preview, parts }: AccountMail): Mail {
  return {
    dedupeKey: `${kind}:${eventId}`,
    subjectId: eventId,
    recipient,
    subject,
    content: { preview, heading: subject, parts },
  };
}

interface CodeMail {
  subject: string;
  /** Keep unconfirmed names out of it: strangers could put any text there. */
  opening: MailPart[];
  more?: MailPart[];
  otherwise: string;
}

function codeMail(
  words: AccountMailWords,
  email: string,
  code: FreshCode,
  { subject, opening, more = [], otherwise }: CodeMail,
): Mail {
  return accountMail({
    kind: 'code',
    eventId: code.id,
    recipient: email,
    subject,
    preview: words.codePreview({ minutes: codeMinutes }),
    parts: [
      ...opening,
      { kind: 'code', label: words.code, digits: code.digits },
      paragraph(words.codeOnce({ minutes: codeMinutes })),
      ...more,
      paragraph(otherwise),
    ],
  });
}

const choosePassword = (words: AccountMailWords) => action(words.choosePassword, siteUrl('/forgot'));

export function verificationMail(email: string, code: FreshCode): Mail {
  const words = mailWords();
  return codeMail(words, email, code, {
    subject: words.verifySubject,
    opening: [paragraph(words.verifyText({ studio }))],
    otherwise: words.verifyOtherwise,
  });
}

export function resetMail({ name, email }: Recipient, code: FreshReset): Mail {
  const words = mailWords();
  return codeMail(words, email, code, {
    subject: words.resetSubject,
    opening: [greeting(name), paragraph(words.resetText)],
    more: chooseByKey(words, email, code.key),
    otherwise: words.resetOtherwise,
  });
}

export function resetByStaffMail({ name, email }: Recipient, code: FreshReset): Mail {
  const words = mailWords();
  return codeMail(words, email, code, {
    subject: words.resetSubject,
    opening: [greeting(name), paragraph(words.resetByStaffText({ studio }))],
    more: chooseByKey(words, email, code.key),
    otherwise: words.resetByStaffOtherwise(contactValues),
  });
}

/** Builds a button that needs no code, so that guessing cannot block the owner (docs/decisions/0028). */
function chooseByKey(words: AccountMailWords, email: string, key: string): MailPart[] {
  return [
    paragraph(words.resetByKey({ minutes: resetKeyMinutes })),
    action(words.choosePassword, siteUrl(`/forgot#for=${encodeURIComponent(email)}&key=${key}`)),
  ];
}

export function newEmailMail(email: string, code: FreshCode): Mail {
  const words = mailWords();
  return codeMail(words, email, code, {
    subject: words.newEmailSubject,
    opening: [paragraph(words.newEmailText({ studio }))],
    otherwise: words.newEmailOtherwise,
  });
}

export function accountExistsMail({ name, email }: Recipient, eventId: string): Mail {
  const words = mailWords();
  return accountMail({
    kind: 'account-exists',
    eventId,
    recipient: email,
    subject: words.existsSubject,
    preview: words.existsPreview,
    parts: [
      greeting(name),
      paragraph(words.existsText({ studio })),
      action(words.logIn, siteUrl('/login')),
      paragraph(words.forgot),
      choosePassword(words),
    ],
  });
}

export function manyTriesMail({ name, email }: Recipient, userId: string, day: string): Mail {
  const words = mailWords();
  const told = accountMail({
    kind: 'many-tries',
    eventId: userId,
    recipient: email,
    subject: words.manyTriesSubject,
    preview: words.manyTriesPreview,
    parts: [
      greeting(name),
      paragraph(words.manyTriesText({ studio })),
      paragraph(words.manyTriesYou),
      choosePassword(words),
      paragraph(words.manyTriesOtherwise(contactValues)),
    ],
  });
  return { ...told, dedupeKey: `${told.dedupeKey}:${day}` };
}

export function passwordChangedMail({ name, email }: Recipient, eventId: string): Mail {
  const words = mailWords();
  return accountMail({
    kind: 'password-changed',
    eventId,
    recipient: email,
    subject: words.passwordChangedSubject,
    preview: words.passwordChangedPreview,
    parts: [
      greeting(name),
      paragraph(words.passwordChangedText({ studio })),
      paragraph(words.notYouThenPassword(contactValues)),
      choosePassword(words),
    ],
  });
}

/** A change of two-step login; each has a sentence of its name. */
export type FactorChange = Extract<keyof AccountMailWords, `${string}-${string}`>;

export function factorMail({ name, email }: Recipient, eventId: string, change: FactorChange): Mail {
  const words = mailWords();
  const sentence = words[change];
  return accountMail({
    kind: 'two-step-login',
    eventId,
    recipient: email,
    subject: words.twoStepSubject,
    preview: sentence,
    parts: [
      greeting(name),
      paragraph(sentence),
      paragraph(words.twoStepNotYou(contactValues)),
      choosePassword(words),
    ],
  });
}

export function emailChangedMail({ name, email }: Recipient, eventId: string): Mail {
  const words = mailWords();
  return accountMail({
    kind: 'email-changed',
    eventId,
    recipient: email,
    subject: words.emailChangedSubject,
    preview: words.emailChangedPreview,
    parts: [
      greeting(name),
      paragraph(words.emailChangedText({ studio })),
      paragraph(words.notYou(contactValues)),
    ],
  });
}
