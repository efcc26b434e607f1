import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Form of an application for an internship, and the links to it. */
export const en = {
  applyNow: 'Apply Now',
  // Name of this button for screen readers; {title} is such as “Photography Internship”.
  applyNowFor: 'Apply Now for the {title}',
  closed: 'Closed for applications',
  full: 'All places are taken',

  name: 'Full name',
  programme: 'Programme',
  choose: 'Choose a programme',
  availability: 'When are you available?',
  availabilityHint: 'The months, and the days or hours, for example “January to March, mornings”.',
  motivation: 'What do you want to learn, and why now?',
  motivationHint: 'At least {least} characters; a few honest sentences are plenty.',
  cv: 'Your CV',
  cvHint:
    'A PDF of at most {most} MB; one page is enough. Under 18? Add your parent’s or guardian’s consent to the same PDF.',
  cvUnreadable: 'We can no longer read this file. Please choose it again.',
  // The page is incomplete because a part of it did not load.
  cvTooLargeNow:
    'This page did not load completely, so it can send a file of at most {most} MB. Please reload the page and choose the file again, choose a smaller one, or email your CV to {email}.',
  cvWithoutScript:
    'Without JavaScript we can receive a file of at most {most} MB. Please email us a larger one.',
  portfolio: 'Link to your portfolio',
  privacy:
    'Only our own staff read it. We erase it after {months} months, or earlier if you ask us: see the <privacy>privacy policy</privacy>.',
  send: 'Send application',

  otherWays:
    'Prefer email or phone? <mail>Write to {email}</mail> with your CV attached, or <whatsApp>ask on WhatsApp</whatsApp>.',
  otherWaysOrCall:
    'Prefer email or phone? <mail>Apply by email</mail> to {email}, <whatsApp>ask on WhatsApp</whatsApp>, or call <phone>{phone}</phone> ({hours:hours}).',
  // Opening of an email or a WhatsApp message.
  mailSubject: 'Application: {programme}',
  undecided: 'Internship (not decided yet)',
} as const satisfies Messages;

export type ApplicationPageWords = Words<typeof en>;
