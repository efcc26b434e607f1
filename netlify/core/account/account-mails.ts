import { site } from '#src/features/studio/site.ts';
import type { MailPart } from '../mail/mail-content.ts';
import type { Mail } from '../mail/outbox.ts';
import { siteUrl } from '../site-url.ts';
import { codeMinutes, type FreshCode } from './login/one-time-code.ts';

/** Whom a mail is for. */
interface Reader {
  name: string;
  email: string;
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

const validity = `It is good for ${codeMinutes} minutes and can be used once. We never ask for it on the phone: please give it to nobody.`;

const callUs = `Was it not you? Please call us on ${site.phones[0].display} (${site.hours}).`;

/** `intro` does not greet by name who has not confirmed the address: a stranger could write something else there. */
function codeMail(email: string, code: FreshCode, subject: string, intro: string, otherwise: string): Mail {
  return {
    dedupeKey: `code:${code.id}`,
    subjectId: code.id,
    recipient: email,
    subject,
    content: {
      preview: `The code is good for ${codeMinutes} minutes.`,
      heading: subject,
      parts: [
        paragraph(intro),
        { kind: 'code', label: 'Code', digits: code.digits },
        paragraph(validity),
        paragraph(otherwise),
      ],
    },
  };
}

/** The code that confirms a new account. */
export function verificationMail(email: string, code: FreshCode): Mail {
  return codeMail(
    email,
    code,
    'Your verification code',
    `Welcome. Please enter this code to finish your account at ${site.name}.`,
    'If you did not register, you need not do anything: without the code there is no account.',
  );
}

/** The code that allows a new password. */
export function resetMail({ name, email }: Reader, code: FreshCode): Mail {
  return codeMail(
    email,
    code,
    'Your reset code',
    `Hello ${name}. With this code you can choose a new password.`,
    'If you did not ask for it, you need not do anything: your password stays as it is.',
  );
}

/** The code that confirms a new address, sent to that one. */
export function newEmailMail(email: string, code: FreshCode): Mail {
  return codeMail(
    email,
    code,
    'Confirm your new e-mail address',
    `Please enter this code in your settings at ${site.name}, and your account moves to this address.`,
    'If you did not ask for it, you need not do anything: somebody may have mistyped their own address.',
  );
}

/** To the owner of an account, when somebody registers or moves to its address. `eventId` names the attempt. */
export function accountExistsMail(reader: Reader, eventId: string): Mail {
  return {
    dedupeKey: `account-exists:${eventId}`,
    subjectId: eventId,
    recipient: reader.email,
    subject: 'You already have an account',
    content: {
      preview: 'Somebody, probably you, wanted to make a second one.',
      heading: 'You already have an account',
      parts: [
        paragraph(
          `Hello ${reader.name}. Somebody, probably you, wanted to use this e-mail address for another account at ${site.name}. You have one already, and nothing about it has changed.`,
        ),
        { kind: 'action', label: 'Log in', url: siteUrl('/login') },
        paragraph('You do not remember the password? Choose a new one:'),
        { kind: 'action', label: 'Choose a new password', url: siteUrl('/forgot') },
      ],
    },
  };
}

/** The password is another one. `eventId` names the change. */
export function passwordChangedMail(reader: Reader, eventId: string): Mail {
  return {
    dedupeKey: `password-changed:${eventId}`,
    subjectId: eventId,
    recipient: reader.email,
    subject: 'Your password was changed',
    content: {
      preview: 'You were logged out on your other devices.',
      heading: 'Your password was changed',
      parts: [
        paragraph(
          `Hello ${reader.name}. The password of your account at ${site.name} was changed. Your other devices were logged out.`,
        ),
        paragraph(`${callUs} Until then, a new password keeps others out:`),
        { kind: 'action', label: 'Choose a new password', url: siteUrl('/forgot') },
      ],
    },
  };
}

/** To the address that the account had before. `eventId` names the change. */
export function emailChangedMail(reader: Reader, eventId: string): Mail {
  return {
    dedupeKey: `email-changed:${eventId}`,
    subjectId: eventId,
    recipient: reader.email,
    subject: 'Your e-mail address was changed',
    content: {
      preview: 'From now on we write to another address.',
      heading: 'Your e-mail address was changed',
      parts: [
        paragraph(
          `Hello ${reader.name}. Your account at ${site.name} belongs to another e-mail address now, which was confirmed with a code. Your bookings and what you sent us went with it. This is the last mail about it to this one.`,
        ),
        paragraph(callUs),
      ],
    },
  };
}
