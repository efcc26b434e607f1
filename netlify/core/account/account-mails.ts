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

const validity = `It works once, for ${codeMinutes} minutes. Do not share it: we never ask for it on the phone.`;

const callUs = `If this was not you, please call us on ${site.phones[0].display} (${site.hours}).`;

/** `intro` does not greet by name who has not confirmed the address: a stranger could write something else there. */
function codeMail(email: string, code: FreshCode, subject: string, intro: string, otherwise: string): Mail {
  return {
    dedupeKey: `code:${code.id}`,
    subjectId: code.id,
    recipient: email,
    subject,
    content: {
      preview: `The code works for ${codeMinutes} minutes.`,
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
    'If you did not register, you do not have to do anything: without the code there is no account.',
  );
}

/** The code that allows a new password. */
export function resetMail({ name, email }: Reader, code: FreshCode): Mail {
  return codeMail(
    email,
    code,
    'Your reset code',
    `Hello ${name}. With this code you can choose a new password.`,
    'If you did not ask for it, you do not have to do anything: your password has not changed.',
  );
}

/** The code that confirms a new address, sent to that one. */
export function newEmailMail(email: string, code: FreshCode): Mail {
  return codeMail(
    email,
    code,
    'Confirm your new email address',
    `Please enter this code in your settings at ${site.name}. Your account will then use this address.`,
    'If you did not ask for it, you do not have to do anything: someone may have mistyped their own address.',
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
      preview: 'Someone, probably you, tried to make a second one.',
      heading: 'You already have an account',
      parts: [
        paragraph(
          `Hello ${reader.name}. Someone, probably you, tried to use this email address for another account at ${site.name}. You already have one, and nothing about it has changed.`,
        ),
        { kind: 'action', label: 'Log in', url: siteUrl('/login') },
        paragraph('Forgot your password? Choose a new one:'),
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
      preview: 'We logged you out on your other devices.',
      heading: 'Your password was changed',
      parts: [
        paragraph(
          `Hello ${reader.name}. The password of your account at ${site.name} was changed. We logged you out on your other devices.`,
        ),
        paragraph(`${callUs} To keep others out, choose a new password now:`),
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
    subject: 'Your email address was changed',
    content: {
      preview: 'From now on we will write to your new address.',
      heading: 'Your email address was changed',
      parts: [
        paragraph(
          `Hello ${reader.name}. Your account at ${site.name} now uses another email address, confirmed with a code. Your bookings and what you sent us moved with it. We will not write to this address about it again.`,
        ),
        paragraph(callUs),
      ],
    },
  };
}
