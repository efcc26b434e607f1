import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { needsGuardian, nextPlace } from './enrolment.ts';
import { readEnrolment, requiredFields } from './enrolment-request.ts';
import { enrolmentMessage, enrolmentNext } from './enrolment-words.ts';

const right = {
  classId: 'intore',
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '+250 788 123 456',
  age: 30,
  experience: 'beginner',
  emergencyContact: 'Bosco, 0788 000 001',
  paymentMethod: 'cash',
  consent: true,
};
const guardian = { name: 'Chantal Uwase', consent: true };

function errors(changes: object): Record<string, string> {
  const read = readEnrolment({ ...right, ...changes });
  return read.success ? {} : fieldErrors(read.error.issues);
}

const long = (length: number) => 'x'.repeat(length);

describe('an enrolment', () => {
  it('is taken as it is meant, from a script or from a form', () => {
    expect(readEnrolment(right)).toEqual({ success: true, data: right });
    expect(readEnrolment({ ...right, age: ' 30 ', consent: 'on' })).toEqual({ success: true, data: right });
  });

  it.each<[field: string, values: unknown[]]>([
    ['classId', ['', undefined, 7]],
    ['name', ['', '  ', undefined, null, 7, long(101)]],
    ['email', ['', 'aline', 'a@b', undefined, `${long(250)}@example.com`]],
    ['phone', ['', '12345', 'call me', undefined, 788123456]],
    [
      'age',
      [4, 101, 0, -5, 7.5, '4', '101', '12.5', 'twelve', '', ' ', undefined, null, true, [], Number.NaN],
    ],
    ['experience', ['', 'expert', undefined, 1]],
    ['emergencyContact', ['', ' ', undefined, {}, long(151)]],
    ['paymentMethod', ['', 'paypack', undefined, 0]],
    ['consent', [false, undefined, 'no', 1]],
  ])('says what is wrong with its %s', (field, values) => {
    for (const value of values) {
      const found = errors({ [field]: value });
      expect([value, Object.keys(found)]).toEqual([value, [field]]);
      expect(found[field]).toMatch(/^[A-Z].+\.$/);
      expect(found[field]).not.toMatch(/invalid|expected|received/i);
    }
  });

  it.each<[field: string, values: unknown[]]>([
    ['name', [long(100), 'Ö', 'Anne-Marie d’Arc']],
    ['age', [16, 100, '16', '100']],
    ['experience', ['beginner', 'intermediate', 'advanced']],
    ['paymentMethod', ['mobile_money', 'bank_transfer', 'cash', 'card']],
    ['emergencyContact', [long(150)]],
  ])('takes every %s at the limits', (field, values) => {
    for (const value of values) expect([value, errors({ [field]: value })]).toEqual([value, {}]);
  });

  it('tells of all fields at once', () => {
    const read = readEnrolment({ classId: 'intore' });
    expect(Object.keys(read.success ? {} : fieldErrors(read.error.issues))).toEqual([...requiredFields]);
  });

  it('keeps names on one line: they become subjects of mails', () => {
    const read = readEnrolment({ ...right, name: 'Aline\r\nBcc: all@example.com' });
    expect(read.data?.name).toBe('Aline Bcc: all@example.com');
  });
});

describe('a dancer under 16', () => {
  it.each([5, 9, 15, '15'])('of %s needs a guardian who agrees', (age) => {
    expect(Object.keys(errors({ age }))).toEqual(['guardian.name', 'guardian.consent']);
    expect(Object.keys(errors({ age, guardian: { name: ' ' } }))).toEqual([
      'guardian.name',
      'guardian.consent',
    ]);
    expect(Object.keys(errors({ age, guardian: { ...guardian, consent: false } }))).toEqual([
      'guardian.consent',
    ]);
    expect(Object.keys(errors({ age, guardian: 'Chantal' }))).toEqual(['guardian']);
    expect(errors({ age, guardian: { ...guardian, consent: 'on' } })).toEqual({});
  });

  it('hears of a missing guardian beside what else is wrong', () => {
    expect(Object.keys(errors({ age: 8, phone: '' }))).toEqual([
      'phone',
      'guardian.name',
      'guardian.consent',
    ]);
  });

  it('is the only one: others’ guardian is not kept', () => {
    expect(readEnrolment({ ...right, age: 16, guardian }).data).not.toHaveProperty('guardian');
    expect([4, 5, 15, 16, 100].filter(needsGuardian)).toEqual([5, 15]);
  });
});

it('garbage is refused, never a fault', () => {
  const names = [...requiredFields, 'classId', 'guardian'];
  const garbage = fc.dictionary(fc.constantFrom(...names), fc.anything());
  fc.assert(
    fc.property(fc.oneof(fc.object(), garbage), (body) => {
      expect(readEnrolment(body).success).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.anything(), (name, value) => {
      expect(() => readEnrolment({ ...right, [name]: value })).not.toThrow();
    }),
  );
});

describe('the next place', () => {
  it.each([
    [{ seats: 2, enrolled: 0, waiting: 0 }, 'enrolled', null],
    [{ seats: 2, enrolled: 1, waiting: 0 }, 'enrolled', null],
    [{ seats: 2, enrolled: 2, waiting: 0 }, 'waiting', 1],
    [{ seats: 2, enrolled: 2, waiting: 2 }, 'waiting', 3],
    // A seat became free: it belongs to the one who waits.
    [{ seats: 2, enrolled: 1, waiting: 1 }, 'waiting', 2],
    // The class grew: the seats that nobody waits for are free.
    [{ seats: 5, enrolled: 2, waiting: 1 }, 'enrolled', null],
    // The class shrank.
    [{ seats: 1, enrolled: 2, waiting: 0 }, 'waiting', 1],
  ])('in %j is %s %s', (room, status, waitingNumber) => {
    expect(nextPlace(room)).toEqual({ status, waitingNumber });
  });
});

describe('the words', () => {
  const facts = {
    className: 'Ikinimba (registered as Umushayayo)',
    price: 45000,
    phone: '0788123456',
    waitingNumber: null,
  };

  it('name both names of the class and the price', () => {
    expect(enrolmentMessage({ ...facts, paymentMethod: 'cash' })).toBe(
      'Enrollment submitted for Ikinimba (registered as Umushayayo)! Payment required: 45,000 RWF.',
    );
  });

  it.each([
    ['mobile_money', 'payment request to 0788123456'],
    ['bank_transfer', 'account number'],
    ['cash', 'KG 11 Avenue'],
    ['card', 'KG 11 Avenue'],
  ] as const)('say how to pay by %s', (paymentMethod, how) => {
    const next = enrolmentNext({ ...facts, paymentMethod });
    expect(next).toMatch(/^We’ll contact you within 24 hours to confirm your place\. /);
    expect(next).toContain(how);
  });

  it('ask nobody on the waiting list to pay', () => {
    const waiting = { ...facts, paymentMethod: 'cash' as const, waitingNumber: 3 };
    expect(enrolmentMessage(waiting)).toBe(
      'The class is full: you are number 3 on the waiting list. There is nothing to pay yet.',
    );
    expect(enrolmentNext(waiting)).not.toMatch(/pay/i);
  });
});
