import { codeMinutes } from '#src/domain/account/login/code.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Words } from '#src/lib/words/messages.ts';
import { clientLanguage } from '../client-language.ts';
import { action, greeting, paragraph } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { siteUrl } from '../site-url.ts';
import type { User } from './account-user.ts';
import type { FreshCode } from './login/one-time-code.ts';
import { type FreshReset, resetKeyMinutes } from './login/reset-code.ts';
import { accountMailWords } from './words/words.ts';

type Recipient = Pick<User, 'name' | 'email' | 'language'>;

type Address = Pick<User, 'email' | 'language'>;

const studio = site.name;

/** Words of an email, in the language of its recipient. */
type AccountMailWords = Words<typeof accountMailWords.en>;
const mailWords = (to: Address): AccountMailWords => wordsIn(clientLanguage(to), accountMailWords);

interface AccountMail {
  /** Kind and id of the event, which make the email one of its kind. */
  kind: string;
  eventId: string;
  recipient: Address;
  subject: string;
  preview: string;
  parts: MailPart[];
}

function accountMail({ kind, eventId, recipient, subject, preview, parts }: AccountMail): Mail {
  return {
    dedupeKey: `${kind}:${eventId}`,
    subjectId: eventId,
    recipient: recipient.email,
    language: clientLanguage(recipient),
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
  recipient: Address,
  code: FreshCode,
  { subject, opening, more = [], otherwise }: CodeMail,
): Mail {
  return accountMail({
    kind: 'code',
    eventId: code.id,
    recipient,
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

const choosePassword = (words: AccountMailWords, to: Address) =>
  action(words.choosePassword, siteUrl('/forgot', clientLanguage(to)));

export function verificationMail(recipient: Address, code: FreshCode): Mail {
  const words = mailWords(recipient);
  return codeMail(words, recipient, code, {
    subject: words.verifySubject,
    opening: [paragraph(words.verifyText({ studio }))],
    otherwise: words.verifyOtherwise,
  });
}

export function resetMail(recipient: Recipient, code: FreshReset): Mail {
  const words = mailWords(recipient);
  return codeMail(words, recipient, code, {
    subject: words.resetSubject,
    opening: [greeting(recipient.name), paragraph(words.resetText)],
    more: chooseByKey(words, recipient, code.key),
    otherwise: words.resetOtherwise,
  });
}

export function resetByStaffMail(recipient: Recipient, code: FreshReset): Mail {
  const words = mailWords(recipient);
  return codeMail(words, recipient, code, {
    subject: words.resetSubject,
    opening: [greeting(recipient.name), paragraph(words.resetByStaffText({ studio }))],
    more: chooseByKey(words, recipient, code.key),
    otherwise: words.resetByStaffOtherwise(contactValues),
  });
}

/** Builds a button that needs no code, so that guessing cannot block the owner (docs/decisions/0028). */
function chooseByKey(words: AccountMailWords, to: Address, key: string): MailPart[] {
  const path = `/forgot#for=${encodeURIComponent(to.email)}&key=${key}`;
  return [
    paragraph(words.resetByKey({ minutes: resetKeyMinutes })),
    action(words.choosePassword, siteUrl(path, clientLanguage(to))),
  ];
}

export function newEmailMail(recipient: Address, code: FreshCode): Mail {
  const words = mailWords(recipient);
  return codeMail(words, recipient, code, {
    subject: words.newEmailSubject,
    opening: [paragraph(words.newEmailText({ studio }))],
    otherwise: words.newEmailOtherwise,
  });
}

export function accountExistsMail(recipient: Recipient, eventId: string): Mail {
  const words = mailWords(recipient);
  return accountMail({
    kind: 'account-exists',
    eventId,
    recipient,
    subject: words.existsSubject,
    preview: words.existsPreview,
    parts: [
      greeting(recipient.name),
      paragraph(words.existsText({ studio })),
      action(words.logIn, siteUrl('/login', clientLanguage(recipient))),
      paragraph(words.forgot),
      choosePassword(words, recipient),
    ],
  });
}

export function manyTriesMail(recipient: Recipient, userId: string, day: string): Mail {
  const words = mailWords(recipient);
  const told = accountMail({
    kind: 'many-tries',
    eventId: userId,
    recipient,
    subject: words.manyTriesSubject,
    preview: words.manyTriesPreview,
    parts: [
      greeting(recipient.name),
      paragraph(words.manyTriesText({ studio })),
      paragraph(words.manyTriesYou),
      choosePassword(words, recipient),
      paragraph(words.manyTriesOtherwise(contactValues)),
    ],
  });
  return { ...told, dedupeKey: `${told.dedupeKey}:${day}` };
}

export function passwordChangedMail(recipient: Recipient, eventId: string): Mail {
  const words = mailWords(recipient);
  return accountMail({
    kind: 'password-changed',
    eventId,
    recipient,
    subject: words.passwordChangedSubject,
    preview: words.passwordChangedPreview,
    parts: [
      greeting(recipient.name),
      paragraph(words.passwordChangedText({ studio })),
      paragraph(words.notYouThenPassword(contactValues)),
      choosePassword(words, recipient),
    ],
  });
}

/** A change of two-step login; each has a sentence of its name. */
export type FactorChange = Extract<keyof AccountMailWords, `${string}-${string}`>;

export function factorMail(recipient: Recipient, eventId: string, change: FactorChange): Mail {
  const words = mailWords(recipient);
  const sentence = words[change];
  return accountMail({
    kind: 'two-step-login',
    eventId,
    recipient,
    subject: words.twoStepSubject,
    preview: sentence,
    parts: [
      greeting(recipient.name),
      paragraph(sentence),
      paragraph(words.twoStepNotYou(contactValues)),
      choosePassword(words, recipient),
    ],
  });
}

export function emailChangedMail(recipient: Recipient, eventId: string): Mail {
  const words = mailWords(recipient);
  return accountMail({
    kind: 'email-changed',
    eventId,
    recipient,
    subject: words.emailChangedSubject,
    preview: words.emailChangedPreview,
    parts: [
      greeting(recipient.name),
      paragraph(words.emailChangedText({ studio })),
      paragraph(words.notYou(contactValues)),
    ],
  });
}
