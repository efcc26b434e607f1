import { describe, expect, test } from 'vitest';
import { enrolmentConsent } from '#src/domain/enrolment/enrolment.ts';
import { en } from '#src/domain/enrolment/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { call, postForm } from '#tests/support/call.ts';
import { enrol, enrolmentRequest, fillClass } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';

const words = speak('en', en);
const consentText = enrolmentConsent(words);
const guardianConsentText = words.guardianConsent;

const environment = setUpEnvironment();
const stored = () => environment.sql('select * from enrolments');
const name = 'Ikinimba (registered as Umushayayo)';
const guardian = { name: 'Chantal Uwase', consent: true };
const key = 'one-submission';

describe('a valid enrolment', () => {
  test('an enrolment gets 201 with the class, the price and how to pay', async () => {
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

  test('an enrolment is stored with both names, the current price and the agreed words', async () => {
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
    expect(await notificationsOf(environment)).toEqual([
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

  test('an enrolment mails the dancer and the studio, which can reply to the dancer', async () => {
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

  test('a child’s enrolment names the guardian and their consent, from a script or a form', async () => {
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

  test('markup in an enrolment is escaped in its mails', async () => {
    await enrol(enrolmentRequest({ name: '<script>alert(1)</script>', emergencyContact: '<b>me</b>' }));
    const html = (await environment.mailbox.messages()).map((mail) => mail.html).join();
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<b>/);
  });
});

describe('a full class', () => {
  const left = async (classId: string) => {
    const { status, json } = await call('GET', `/api/enrolments/places/${classId}`);
    return [status, json];
  };

  test('anyone sees how many places a class has left, and an unknown class gets 404', async () => {
    expect(await left('ikinimba')).toEqual([200, { left: 18 }]);
    await enrol();
    expect(await left('ikinimba')).toEqual([200, { left: 17 }]);
    await fillClass(environment, 'ikinimba', 18);
    expect(await left('ikinimba')).toEqual([200, { left: 0 }]);
    expect(await left('toString')).toMatchObject([404, { error: expect.stringMatching(/no such class/) }]);
  });

  test('an enrolment in a full class gets its number on the waiting list', async () => {
    await fillClass(environment, 'ikinimba', 18);
    await enrol(enrolmentRequest({ email: 'bosco@example.com' }));
    await enrol(enrolmentRequest({ email: 'diane@example.com' }));
    const { status, json } = await enrol();
    expect(status).toBe(201);
    expect(json).toMatchObject({
      status: 'waiting',
      message: 'The class is full: you are number 3 on the waiting list. There is nothing to pay yet.',
      next: expect.stringContaining(name),
    });
    const mails = await environment.mailbox.messages();
    const mail = mails.find(({ to }) => to === 'aline@example.com');
    expect(mail?.subject).toBe(`You are on the waiting list: ${name}`);
    expect(mail?.text).not.toMatch(/Payment required|24 hours/);
    expect(mails.some(({ subject }) => subject === `Waiting list, number 3: ${name}`)).toBe(true);
  });

  test('a full class leaves other classes open', async () => {
    await fillClass(environment, 'ikinimba', 18);
    expect((await enrol(enrolmentRequest({ classId: 'intore' }))).json).toMatchObject({ status: 'enrolled' });
  });
});

describe('a repeated submission', () => {
  test('a repeated submission gets its first response after the waiting list has changed', async () => {
    await fillClass(environment, 'ikinimba', 18);
    const first = await enrol(enrolmentRequest(), undefined, key);
    await environment.sql(`update enrolments set status = 'enrolled'`);
    expect((await enrol(enrolmentRequest(), undefined, key)).text).toBe(first.text);
  });
});

describe('a second place', () => {
  const question = {
    error: `You are already enrolled in ${name}. Do you want a second place?`,
    fields: { secondPlace: 'Tick the box if you want a second place, and send it again.' },
  };
  const again = { name: 'aline uwase', email: 'Aline@Example.com', phone: '0788123456' };

  test('a second place for the same person gets 409 first and 201 once it is confirmed', async () => {
    await enrol();
    const { status, json } = await enrol(enrolmentRequest(again), undefined, key);
    expect([status, json]).toEqual([409, question]);
    expect(await stored()).toHaveLength(1);
    for (const secondPlace of ['on', true])
      expect((await enrol(enrolmentRequest({ ...again, secondPlace }))).status).toBe(201);
    expect(await stored()).toHaveLength(3);
  });

  test.each([{ name: 'Keza Uwase' }, { email: 'keza@example.com' }, { phone: '0788 999 999' }])(
    'a different name, email or phone is another person: %j',
    async (changes) => {
      await enrol();
      expect((await enrol(enrolmentRequest(changes))).status).toBe(201);
      expect((await enrol(enrolmentRequest({ classId: 'intore' }))).status).toBe(201);
    },
  );

  test('each attempt at a second place counts towards the limit, so the fifth gets 429', async () => {
    await enrol();
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await enrol()).status);
    expect(statuses).toEqual([409, 409, 409, 409, 429]);
  });
});

describe('a form without scripts', () => {
  const post = (changes: Record<string, unknown> = {}) => {
    const fields = Object.entries({ website: '', 'guardian.name': '', ...enrolmentRequest(changes) });
    const typed = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
    return postForm('/api/enrolments', typed, { accept: 'text/html' });
  };

  test('a plain form gets a page with the result, and its mails are sent', async () => {
    const { status, text, headers } = await post();
    expect([status, headers.get('content-type')]).toEqual([201, expect.stringMatching(/^text\/html/)]);
    expect(text).toContain('Enrollment submitted for Ikinimba (registered as Umushayayo)!');
    expect(text).toContain('Cash: pay before your first lesson');
    expect(await environment.mailbox.messages()).toHaveLength(2);
  });

  test('a plain form sent twice in a day enrols once; a different name enrols another person', async () => {
    const [first, again] = [await post(), await post()];
    expect(again.text).toBe(first.text);
    await post({ name: 'Keza Uwase' });
    await environment.sql(`update submissions set expires_at = now()`);
    expect((await post()).text).toContain('Do you want a second place?');
    expect(await environment.sql('select name from enrolments order by name')).toEqual([
      { name: 'Aline Uwase' },
      { name: 'Keza Uwase' },
    ]);
  });

  test('a plain form for a child needs a guardian’s consent and names what is missing', async () => {
    const { status, text } = await post({ age: '12', name: '' });
    expect(status).toBe(422);
    for (const sentence of ['Please enter the dancer’s name.', 'A parent or guardian must agree'])
      expect(text).toContain(sentence);
    expect(text).toContain('href="/services/dancing/enrol"');
    const agreed = { age: '12', 'guardian.name': 'Bosco Uwase', 'guardian.consent': 'on' };
    expect((await post(agreed)).status).toBe(201);
  });
});
