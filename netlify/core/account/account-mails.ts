import { codeMinutes } from '#src/domain/account/login/code.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { action, greeting, paragraph } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { siteUrl } from '../site-url.ts';
import type { FreshCode } from './login/one-time-code.ts';
import { type FreshReset, resetKeyMinutes } from './login/reset-code.ts';

interface Recipient {
  name: string;
  email: string;
}

const validity = `It works once, for ${codeMinutes} minutes. Do not share it: we never ask for it on the phone.`;

const notYou = `If this was not you, please ${callUs}.`;

function accountMail(
  kind: string,
  eventId: string,
  recipient: string,
  subject: string,
  preview: string,
  parts: MailPart[],
): Mail {
  return {
    dedupeKey: `${kind}:${eventId}`,
    subjectId: eventId,
    recipient,
    subject,
    content: { preview, heading: subject, parts },
  };
}

/** Composes a code email. Keep unconfirmed names out of `intro`: strangers could put any text there. */
function codeMail(
  email: string,
  code: FreshCode,
  subject: string,
  opening: MailPart[],
  otherwise: string,
  more: MailPart[] = [],
): Mail {
  return accountMail('code', code.id, email, subject, `The code works for ${codeMinutes} minutes.`, [
    ...opening,
    { kind: 'code', label: 'Code', digits: code.digits },
    paragraph(validity),
    ...more,
    paragraph(otherwise),
  ]);
}

export function verificationMail(email: string, code: FreshCode): Mail {
  return codeMail(
    email,
    code,
    'Your verification code',
    [paragraph(`Welcome. Please enter this code to finish your account at ${site.name}.`)],
    'If you did not register, you can ignore this email: without the code there is no account.',
  );
}

export function resetMail({ name, email }: Recipient, code: FreshReset): Mail {
  return codeMail(
    email,
    code,
    'Your reset code',
    [greeting(name), paragraph('With this code you can choose a new password.')],
    'If you did not request it, you can ignore this email: your password has not changed.',
    chooseByKey(email, code.key),
  );
}

export function resetByStaffMail({ name, email }: Recipient, code: FreshReset): Mail {
  return codeMail(
    email,
    code,
    'Your reset code',
    [greeting(name), paragraph(`${site.name} sends you this code, so that you can choose a new password.`)],
    `If you would rather keep your password, you can ignore this email. If you have questions, please ${callUs}.`,
    chooseByKey(email, code.key),
  );
}

/** Builds a button that needs no code, so that guessing cannot block the owner (docs/decisions/0028). */
function chooseByKey(email: string, key: string): MailPart[] {
  return [
    paragraph(`Or press this button: it needs no code. It works once, within ${resetKeyMinutes} minutes.`),
    action('Choose a new password', siteUrl(`/forgot#for=${encodeURIComponent(email)}&key=${key}`)),
  ];
}

export function newEmailMail(email: string, code: FreshCode): Mail {
  return codeMail(
    email,
    code,
    'Confirm your new email address',
    [
      paragraph(
        `Please enter this code in your settings at ${site.name}. Your account will then use this address.`,
      ),
    ],
    'If you did not request it, you can ignore this email: someone may have mistyped their own address.',
  );
}

export function accountExistsMail({ name, email }: Recipient, eventId: string): Mail {
  return accountMail(
    'account-exists',
    eventId,
    email,
    'You already have an account',
    'Someone, probably you, tried to open a second account.',
    [
      greeting(name),
      paragraph(
        `Someone, probably you, tried to use this email address for another account at ${site.name}. You already have one, and nothing about it has changed.`,
      ),
      action('Log in', siteUrl('/login')),
      paragraph('Forgot your password? Choose a new one:'),
      action('Choose a new password', siteUrl('/forgot')),
    ],
  );
}

export function manyTriesMail({ name, email }: Recipient, userId: string, day: string): Mail {
  const told = accountMail(
    'many-tries',
    userId,
    email,
    'Failed attempts to log in to your account',
    'Someone typed a wrong password or code many times.',
    [
      greeting(name),
      paragraph(
        `Someone typed a wrong password or a wrong code for your account at ${site.name} many times today. We are slowing these attempts down. You can still log in as usual on devices you have used before.`,
      ),
      paragraph(
        'If this was you and you do not remember your password, or if you use the same password anywhere else, please choose a new one:',
      ),
      action('Choose a new password', siteUrl('/forgot')),
      paragraph(
        `Otherwise you do not have to do anything. Never share a code from our emails. We will not ask for one. If you are worried, please ${callUs}.`,
      ),
    ],
  );
  return { ...told, dedupeKey: `${told.dedupeKey}:${day}` };
}

export function passwordChangedMail({ name, email }: Recipient, eventId: string): Mail {
  return accountMail(
    'password-changed',
    eventId,
    email,
    'Your password was changed',
    'We logged you out on your other devices.',
    [
      greeting(name),
      paragraph(
        `The password for your account at ${site.name} was changed. We logged you out on your other devices.`,
      ),
      paragraph(`${notYou} To keep others out, choose a new password now:`),
      action('Choose a new password', siteUrl('/forgot')),
    ],
  );
}

export type FactorChange = keyof typeof factorSentences;

const factorSentences = {
  'app-added': 'An authenticator app was set up for your account. We logged you out on your other devices.',
  'app-removed': 'The authenticator app was removed from your account.',
  'passkey-added': 'A passkey was added to your account. We logged you out on your other devices.',
  'passkey-removed': 'A passkey was removed from your account.',
  'recovery-codes-renewed': 'New recovery codes were made for your account. The old ones no longer work.',
  'recovery-code-used':
    'Someone, probably you, logged in to your account with a recovery code. It will not work again.',
  'two-step-login-reset':
    'Two-step login was reset, so that you can log in with your password alone. We logged you out on all devices. Please log in and set it up again.',
};

export function factorMail({ name, email }: Recipient, eventId: string, change: FactorChange): Mail {
  const sentence = factorSentences[change];
  return accountMail('two-step-login', eventId, email, 'Two-step login on your account', sentence, [
    greeting(name),
    paragraph(sentence),
    paragraph(
      `${notYou} To keep others out, choose a new password now. Then log in and remove what you did not set up, in your settings under Security: changing your password does not remove a passkey or an app. If you can no longer log in, we will help you.`,
    ),
    action('Choose a new password', siteUrl('/forgot')),
  ]);
}

export function emailChangedMail({ name, email }: Recipient, eventId: string): Mail {
  return accountMail(
    'email-changed',
    eventId,
    email,
    'Your email address was changed',
    'From now on we will write to your new address.',
    [
      greeting(name),
      paragraph(
        `Your account at ${site.name} now uses another email address, confirmed with a code. Your bookings and what you sent us moved with it. We will not write to this address about it again.`,
      ),
      paragraph(notYou),
    ],
  );
}
