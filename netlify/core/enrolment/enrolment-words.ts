import type { ClassPlace, EnrolmentPayment } from '#src/domain/enrolment/enrolment.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import type { EnrolmentMessageWords } from './words/en.ts';

export interface EnrolmentFacts {
  className: string;
  /** RWF */
  price: number;
  paymentMethod: EnrolmentPayment;
  /** Empty if only an email was given. */
  phone: string;
  waitingNumber: ClassPlace['waitingNumber'];
}

export function enrolmentMessage(
  words: EnrolmentMessageWords,
  { className: name, price, waitingNumber: number }: EnrolmentFacts,
): string {
  return number === null ? words.submitted({ name, price }) : words.classFull({ number });
}

export function enrolmentNext(words: EnrolmentMessageWords, facts: EnrolmentFacts): string {
  return facts.waitingNumber === null
    ? `${words.confirmSoon} ${howToPay(words, facts)}`
    : words.placeLater({ name: facts.className, ...contactValues });
}

const desk = { street: site.address.street, district: site.address.district, hours: site.hours };

function howToPay(words: EnrolmentMessageWords, { paymentMethod, phone }: EnrolmentFacts): string {
  switch (paymentMethod) {
    case 'mobile_money':
      return phone === '' ? words.payByMobileMoney : words.payByPhone({ phone });
    case 'bank_transfer':
      return words.payByTransfer;
    case 'cash':
      return words.payInCash(desk);
    case 'card':
      return words.payByCard(desk);
  }
}
