import { callUs } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';
import { hoursIn } from '#src/lib/words/hours.ts';
import {
  type ClassPlace,
  type EnrolmentPayment,
  type Experience,
  enrolmentRetentionMonths,
} from './enrolment.ts';

export const experienceLabels: Record<Experience, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const paymentLabels: Record<EnrolmentPayment, string> = {
  mobile_money: 'Mobile money',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',
};

/** Consent of a dancer, stored with the enrolment. The privacy policy repeats the period. */
export const consentText = `I agree that FTS Studio keeps these details for ${enrolmentRetentionMonths} months from today, to run the class and to reach me or the emergency contact.`;

export const guardianConsentText =
  'I am the parent or guardian of this dancer. I agree to the lessons, and to FTS Studio keeping these details of the child and of me.';

export const secondPlaceText = 'I have a place in this class already and want a second one.';

export function secondPlaceQuestion(className: string): string {
  return `You are already enrolled in ${className}. Do you want a second place?`;
}

export const fullClassText =
  'This class is full, but you can join the waiting list. We’ll contact you when a place is free. There is nothing to pay yet.';

export interface EnrolmentFacts {
  className: string;
  /** RWF */
  price: number;
  paymentMethod: EnrolmentPayment;
  /** Empty if only an email was given. */
  phone: string;
  waitingNumber: ClassPlace['waitingNumber'];
}

export function enrolmentMessage({ className, price, waitingNumber }: EnrolmentFacts): string {
  return waitingNumber === null
    ? `Enrollment submitted for ${className}! Payment required: ${formatMoney(price)}.`
    : `The class is full: you are number ${waitingNumber} on the waiting list. There is nothing to pay yet.`;
}

export function enrolmentNext(facts: EnrolmentFacts): string {
  return facts.waitingNumber === null
    ? `We’ll contact you within 24 hours to confirm your place. ${howToPay[facts.paymentMethod](facts.phone)}`
    : `We’ll contact you as soon as a place in ${facts.className} is free. If you have questions, ${callUs}.`;
}

const desk = `at our desk, ${site.address.street}, ${site.address.district} (${hoursIn('en', site.hours)})`;

const howToPay: Record<EnrolmentPayment, (phone: string) => string> = {
  mobile_money: (phone) =>
    phone === ''
      ? 'Mobile money: we’ll ask you for the number that pays, and send the payment request to it.'
      : `Mobile money: we’ll send the payment request to ${phone}; approve it with your PIN.`,
  bank_transfer: () => 'Bank transfer: we’ll send you the account number and the reference to use.',
  cash: () => `Cash: pay before your first lesson ${desk}. We’ll give you a receipt.`,
  card: () => `Card: pay before your first lesson ${desk}.`,
};
