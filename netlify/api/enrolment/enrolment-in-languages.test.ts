import { expect, test } from 'vitest';
import { classIn } from '#src/domain/dance/dance-prices-in.ts';
import { idIn, postForm } from '#tests/support/call.ts';
import { englishIn } from '#tests/support/english-sentences.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { enrol, enrolmentRequest, fillClass } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { textOutbox } from '#tests/support/steps/text-outbox.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const written = [
  { language: 'fr', name: 'Danse Intore', schedule: 'lun., mer. et ven.', lesson: '2 heures' },
  { language: 'rw', name: 'Imbyino y’intore', schedule: 'ku wa mbere', lesson: 'Amasaha 2' },
];
const intoreIn = (language: string, changes: Record<string, unknown> = {}) =>
  enrolmentRequest({ classId: 'intore', language, ...changes });

const seats = classIn('en', 'intore')?.seats ?? 0;

async function freePlace(language: string, changes: Record<string, unknown> = {}) {
  await fillClass(environment, 'intore', seats);
  const id = idIn(await enrol(intoreIn(language, changes)));
  const change = (status: string, version: number) =>
    admin.call('PUT', `/api/enrolments/${id}`, { status, version });
  await environment.sql("update enrolments set status = 'cancelled' where name = 'Dancer'");
  expect((await change('enrolled', 1)).status).toBe(200);
  expect((await change('cancelled', 2)).status).toBe(200);
}

test.each(written)('emails of an enrolment in $language name the class in it', async (expected) => {
  const { language, name, schedule, lesson } = expected;
  await enrol(intoreIn(language, { name: 'Keza Uwase' }));
  const [received] = await mailsTo(environment, 'aline@example.com');
  expect(received?.text).toContain(lesson);
  await freePlace(language);
  const mails = await mailsTo(environment, 'aline@example.com');
  expect(mails).toHaveLength(4);
  for (const { subject, text } of mails) {
    expect(subject).toContain(name);
    expect(text).toContain(schedule);
    expect(text).not.toMatch(/Intore Dance|2 hours/);
    expect(englishIn(`${subject} ${text}`)).toEqual([]);
  }
  const staff = await mailsTo(environment, 'bookings@fts.example');
  expect(staff).toHaveLength(2);
  for (const { subject, text } of staff) {
    expect(subject).toContain('Intore Dance');
    expect(text).toContain('Lesson: 2 hours');
  }
});

test.each(written)('texts of an enrolment in $language name the class in it', async ({ language, name }) => {
  await freePlace(language, { email: '' });
  await textOutbox(environment).sendAt(new Date());
  const texts = environment.texts.texts();
  expect(texts).toHaveLength(3);
  for (const { text } of texts) expect(text).toContain(name.replace('’', "'"));
});

test.each(written)('a second enrolment in $language is refused with the class in it', async (expected) => {
  const { language, name } = expected;
  await enrol(intoreIn(language));
  const plain = { ...intoreIn(language), age: '30', consent: 'on' } as Record<string, string>;
  const { status, text } = await postForm('/api/enrolments', plain);
  expect(status).toBe(409);
  expect(text).toContain(name);
  expect(text).not.toContain('Intore Dance');
  expect(englishIn(wordsIn(text))).toEqual([]);
});

test.each(written)('the answer to an enrolment in $language names the class in it', async (expected) => {
  const { json } = await enrol(intoreIn(expected.language));
  expect(json).toMatchObject({ message: expect.stringContaining(expected.name) });
});

test('emails of a class that was renamed since keep its old name', async () => {
  const id = idIn(await enrol(intoreIn('fr')));
  await environment.sql("update enrolments set class_name = 'Court Dance' where id = $1", [id]);
  environment.mailbox.clear();
  await admin.call('PUT', `/api/enrolments/${id}`, { status: 'cancelled', version: 2 });
  const [mail] = await mailsTo(environment, 'aline@example.com');
  expect(mail?.subject).toMatch(/: Court Dance$/);
});
