import type { Messages } from '#src/lib/words/messages.ts';

/** Emails to an applicant. {programme} is such as “Photography Internship”. */
export const en = {
  receivedSubject: 'We received your application for the {programme}',
  receivedPreview: 'Thank you. We review applications every week.',
  received: 'We received your application',
  weHaveIt: 'Thank you. We have your application and your CV.',
  programme: 'Programme',
  available: 'Available',
  cv: 'CV',
  next: 'What happens next',
  reviewed:
    'We review applications every week, and we’ll reply either way. Your place is not confirmed yet: you pay the fees only once we have agreed on your place and start date.',
  addOrCorrect:
    'Something to add or correct? Reply to this email, call {phone} or {second} ({hours:hours}), or write on {whatsApp}.',

  // Decisions about an application.
  shortlistedSubject: 'You are on our shortlist: {programme}',
  shortlisted: 'You are on our shortlist',
  shortlistedFor: 'We have read your application for the {programme} and put you on our shortlist.',
  shortlistedNext:
    'Your place is not confirmed yet. We’ll write again as soon as we have decided whom to invite.',
  invitedSubject: 'We would like to meet you: {programme}',
  invited: 'We would like to meet you',
  invitedFor:
    'We have read your application for the {programme}, and we would like to meet you at the studio.',
  invitedNext:
    'Please reply with two or three days that suit you, and we’ll agree on a time. Your place is not confirmed yet.',
  invitedOn:
    'Please come to the studio on {interview:start}. If that does not suit you, please reply with two or three days that do. Your place is not confirmed yet.',
  acceptedSubject: 'You have been accepted: {programme}',
  accepted: 'You have been accepted',
  acceptedFor: 'We are glad to offer you a place in the {programme}.',
  acceptedNext:
    'We’ll contact you to agree on your start date. You pay the fees only once we have agreed on it.',
  declinedSubject: 'About your application: {programme}',
  declined: 'About your application',
  declinedFor: 'Thank you for applying for the {programme}. We cannot offer you a place this time.',
  declinedNext: 'You are welcome to apply again, for this programme or another one.',
  readAbout: 'Read about the programme',
  questions:
    'Questions? Reply to this email, call {phone} or {second} ({hours:hours}), or write on {whatsApp}.',
} as const satisfies Messages;
