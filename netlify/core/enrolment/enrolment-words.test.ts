import { describe, expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { enrolmentMessage, enrolmentNext } from './enrolment-words.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

describe('enrolment texts', () => {
  const facts = {
    className: 'Ikinimba (registered as Umushayayo)',
    price: 45000,
    phone: '0788123456',
    waitingNumber: null,
  };

  it('the confirmation names both names of the class and the price', () => {
    expect(enrolmentMessage(words, { ...facts, paymentMethod: 'cash' })).toBe(
      'Enrollment submitted for Ikinimba (registered as Umushayayo)! Payment required: 45,000 RWF.',
    );
  });

  it.each([
    ['mobile_money', 'payment request to 0788123456'],
    ['bank_transfer', 'account number'],
    ['cash', 'KG 11 Avenue'],
    ['card', 'KG 11 Avenue'],
  ] as const)('the next step explains how to pay by %s', (paymentMethod, how) => {
    const next = enrolmentNext(words, { ...facts, paymentMethod });
    expect(next).toMatch(/^We’ll contact you within 24 hours to confirm your place\. /);
    expect(next).toContain(how);
  });

  it('a dancer on the waiting list is not asked to pay', () => {
    const waiting = { ...facts, paymentMethod: 'cash' as const, waitingNumber: 3 };
    expect(enrolmentMessage(words, waiting)).toBe(
      'The class is full: you are number 3 on the waiting list. There is nothing to pay yet.',
    );
    expect(enrolmentNext(words, waiting)).not.toMatch(/pay/i);
  });
});
