import { describe, expect, test } from 'vitest';
import { consentText, guardianConsentText } from '#src/features/enrolment/enrolment-words.ts';
import { enrol, enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const stored = () => environment.sql('select * from enrolments');
const name = 'Ikinimba (registered as Umushayayo)';
const guardian = { name: 'Chantal Uwase', consent: true };

describe('an enrolment that is right', () => {
  test('is answered with the class, the price and how to pay', async () => {
    const { status, json, headers } = await enrol();
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(json).toEqual({
      ok: true,
      id: expect.any(String),
      status: 'enrolled',
      message: `Enrollment submitted for ${name}! Payment required: 45,000 RWF.`,
      next: expect.stringMatching(
        /^We’ll contact you within 24 hours to confirm your place\. Cash: pay before your first lesson/,
      ),
    });
  });

  test('is stored with both names, the price of the day and the words that were agreed to', async () => {
    await enrol();
    expect(await stored()).toMatchObject([
      {
        status: 'enrolled',
        waiting_number: null,
        class_id: 'ikinimba',
        class_name: 'Ikinimba',
        registered_as: 'Umushayayo',
        price: '45000',
        age: 30,
        payment_method: 'cash',
        guardian_name: null,
        guardian_consent_text: null,
        consent_text: consentText,
        consented_at: expect.any(Date),
      },
    ]);
    expect(await environment.sql('select kind, text from notifications')).toEqual([
      {
        kind: 'enrolment',
        text: `Aline Uwase enrolled in ${name}: please contact them within 24 hours.`,
      },
    ]);
    expect(await environment.sql('select actor, action, after from audit_entries')).toEqual([
      {
        actor: 'visitor',
        action: 'enrolment.created',
        after: { classId: 'ikinimba', status: 'enrolled', waitingNumber: null, price: 45000 },
      },
    ]);
  });

  test('is confirmed to the visitor and told to the studio, who can simply answer', async () => {
    await enrol();
    const mails = await environment.mailbox.messages();
    expect(mails.map(({ to }) => to).sort()).toEqual(['aline@example.com', 'bookings@fts.example']);
    const toVisitor = mails.find(({ to }) => to === 'aline@example.com');
    for (const form of [toVisitor?.text, toVisitor?.html]) {
      for (const fact of [
        name,
        'Tue/Thu 5:30-7 PM',
        '45,000 RWF per month',
        'within 24 hours',
        'receipt',
        consentText,
      ])
        expect(form).toContain(fact);
    }
    const own = mails.find(({ to }) => to === 'bookings@fts.example');
    expect(own?.replyTo).toBe('aline@example.com');
    for (const fact of ['Age: 30', 'Beginner', 'Cash', 'Bosco, 0788 000 001', '+250 788 123 456'])
      expect(own?.text).toContain(fact);
  });

  test('of a child names the guardian and what they agreed to, from a script or from a form', async () => {
    const flat = { 'guardian.name': guardian.name, 'guardian.consent': 'on', age: '9', consent: 'on' };
    expect((await enrol(enrolmentRequest({ age: 9, guardian }))).status).toBe(201);
    expect((await enrol(enrolmentRequest({ ...flat, name: 'Keza Uwase' }))).status).toBe(201);
    const kept = { age: 9, guardian_name: 'Chantal Uwase', guardian_consent_text: guardianConsentText };
    expect(await stored()).toMatchObject([kept, kept]);
    const mails = await environment.mailbox.messages();
    expect(mails.find(({ to }) => to === 'bookings@fts.example')?.text).toContain(
      'Parent or guardian: Chantal Uwase',
    );
    expect(mails.find(({ to }) => to === 'aline@example.com')?.text).toContain(guardianConsentText);
  });

  test('shows what a visitor wrote as text, never as markup', async () => {
    await enrol(enrolmentRequest({ name: '<script>alert(1)</script>', emergencyContact: '<b>me</b>' }));
    const html = (await environment.mailbox.messages()).map((mail) => mail.html).join();
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<b>/);
  });
});
