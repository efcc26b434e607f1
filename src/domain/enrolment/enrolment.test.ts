import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { english } from '#tests/support/english.ts';
import { needsGuardian, nextPlace } from './enrolment.ts';
import { readEnrolment, requiredFields } from './enrolment-request.ts';

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
  it('an enrolment is read alike from a script and from a form', () => {
    const read = { success: true, data: { ...right, language: 'en' } };
    expect(readEnrolment(right)).toEqual(read);
    expect(readEnrolment({ ...right, age: ' 30 ', consent: 'on' })).toEqual(read);
  });

  it.each<[field: string, values: unknown[]]>([
    ['classId', ['', undefined, 7]],
    ['name', ['', '  ', undefined, null, 7, long(101)]],
    ['email', ['aline', 'a@b', `${long(250)}@example.com`]],
    ['phone', ['12345', 'call me', 788123456]],
    [
      'age',
      [4, 101, 0, -5, 7.5, '4', '101', '12.5', 'twelve', '', ' ', undefined, null, true, [], Number.NaN],
    ],
    ['experience', ['', 'expert', undefined, 1]],
    ['emergencyContact', ['', ' ', undefined, {}, long(151)]],
    ['paymentMethod', ['', 'paypack', undefined, 0]],
    ['consent', [false, undefined, 'no', 1]],
  ])('an enrolment with an invalid %s gets an error on that field', (field, values) => {
    for (const value of values) {
      const found = errors({ [field]: value });
      expect([value, Object.keys(found)]).toEqual([value, [field]]);
      expect(english(found[field] ?? '')).toMatch(/^[A-Z].+\.$/);
      expect(found[field]).not.toMatch(/invalid|expected|received/i);
    }
  });

  it.each<[field: string, values: unknown[]]>([
    ['name', [long(100), 'Ö', 'Anne-Marie d’Arc']],
    ['age', [16, 100, '16', '100']],
    ['experience', ['beginner', 'intermediate', 'advanced']],
    ['paymentMethod', ['mobile_money', 'bank_transfer', 'cash', 'card']],
    ['emergencyContact', [long(150)]],
  ])('an enrolment accepts every %s up to the limits', (field, values) => {
    for (const value of values) expect([value, errors({ [field]: value })]).toEqual([value, {}]);
  });

  it('all missing fields of an enrolment are reported at once', () => {
    const read = readEnrolment({ classId: 'intore' });
    expect(Object.keys(read.success ? {} : fieldErrors(read.error.issues))).toEqual([
      ...requiredFields,
      'phone',
      'email',
    ]);
  });

  it('a name in an enrolment stays on one line, because it becomes an email subject', () => {
    const read = readEnrolment({ ...right, name: 'Aline\r\nBcc: all@example.com' });
    expect(read.data?.name).toBe('Aline Bcc: all@example.com');
  });
});

describe('a dancer under 16', () => {
  it.each([5, 9, 15, '15'])('a dancer aged %j needs a guardian’s name and consent', (age) => {
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

  it('a missing guardian is reported together with the other errors', () => {
    expect(Object.keys(errors({ age: 8, phone: '', email: '' }))).toEqual([
      'guardian.name',
      'guardian.consent',
      'phone',
      'email',
    ]);
  });

  it('only ages 5 to 15 need a guardian, and that of an older dancer is dropped', () => {
    expect(readEnrolment({ ...right, age: 16, guardian }).data).not.toHaveProperty('guardian');
    expect([4, 5, 15, 16, 100].filter(needsGuardian)).toEqual([5, 15]);
  });
});

it('a garbage enrolment is refused without throwing', () => {
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
    // A place became free, and belongs to the dancer on the waiting list.
    [{ seats: 2, enrolled: 1, waiting: 1 }, 'waiting', 2],
    // The class grew, and places beyond the waiting list are free.
    [{ seats: 5, enrolled: 2, waiting: 1 }, 'enrolled', null],
    // The class shrank below its enrolments.
    [{ seats: 1, enrolled: 2, waiting: 0 }, 'waiting', 1],
  ])('a dancer joins a class with %j as %s, number %s', (room, status, waitingNumber) => {
    expect(nextPlace(room)).toEqual({ status, waitingNumber });
  });
});
