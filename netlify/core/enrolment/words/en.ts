import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Answers, emails and text messages to a dancer. */
export const en = {
  // Answer to an enrolment, on the page and in the email.
  submitted: 'Enrollment submitted for {name}! Payment required: {price:money}.',
  classFull: 'The class is full: you are number {number} on the waiting list. There is nothing to pay yet.',
  confirmSoon: 'We’ll contact you within 24 hours to confirm your place.',
  placeLater:
    'We’ll contact you as soon as a place in {name} is free. If you have questions, call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  payByPhone: 'Mobile money: we’ll send the payment request to {phone}; approve it with your PIN.',
  payByMobileMoney:
    'Mobile money: we’ll ask you for the number that pays, and send the payment request to it.',
  payByTransfer: 'Bank transfer: we’ll send you the account number and the reference to use.',
  payInCash:
    'Cash: pay before your first lesson at our desk, {street}, {district} ({hours:hours}). We’ll give you a receipt.',
  payByCard: 'Card: pay before your first lesson at our desk, {street}, {district} ({hours:hours}).',

  // Emails.
  received: 'We received your enrolment',
  receivedSubject: 'We received your enrolment: {name}',
  waiting: 'You are on the waiting list',
  waitingSubject: 'You are on the waiting list: {name}',
  next: 'What happens next',
  // {consent} is the sentence of the form.
  agreed: 'What you agreed to: “{consent}” Write to us, and we’ll correct or erase what we keep.',
  placeFree: 'You have a place',
  placeFreeSubject: 'You have a place: {name}',
  placeYours: 'A place in {name} is yours. You are off the waiting list.',
  placeNext:
    'We’ll contact you within 24 hours about the next lesson and how to pay. If you can no longer come, please call us on {phone} ({hours:hours}) or write on {whatsApp}, so that someone else can have the place.',
  cancelled: 'Your enrolment is cancelled',
  cancelledSubject: 'Your enrolment is cancelled: {name}',
  // A sentence about money follows.
  cancelledIn: 'We have cancelled this enrolment in {name}.',
  nothingOwed: 'You owe nothing for this enrolment.',
  mistake:
    'Is this a mistake? Reply to this email, call {phone} or {second} ({hours:hours}), or write on {whatsApp}.',
  // Labels of the facts of an enrolment.
  class: 'Class',
  when: 'When',
  lesson: 'Lesson',
  price: 'Price',
  payment: 'Payment',
  dancer: 'Dancer',

  // Text messages, which begin with the name of the studio and a colon.
  textReceived: 'we received the enrolment of {dancer} in {name}.',
  textCall: 'We will call you within 24 hours.',
  textWaiting: '{dancer} is number {number} on the waiting list for {name}.',
  textTellLater: 'We will tell you when a place is free.',
  textPlaceFree: 'a place in {name} is free: it is yours, {dancer}.',
  textNextLesson: 'We will call you about the next lesson.',
  textCancelled: 'we cancelled the enrolment of {dancer} in {name}.',
  textMistake: 'Is this a mistake? Please tell us.',
} as const satisfies Messages;

export type EnrolmentMessageWords = Words<typeof en>;
