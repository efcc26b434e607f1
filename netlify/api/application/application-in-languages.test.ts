import { expect, test } from 'vitest';
import { idIn } from '#tests/support/call.ts';
import { englishIn } from '#tests/support/english-sentences.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { applicationForm, apply } from '#tests/support/requests/application-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const ownWords = { availability: 'janvier', motivation: 'Je danse depuis dix ans. '.repeat(4) };
const applyIn = async (language: string) => idIn(await apply(applicationForm({ language, ...ownWords })));
const moveTo = (id: string, status: string, version: number) =>
  admin.call('PUT', `/api/applications/${id}`, { status, version });

test.each([
  ['fr', 'Stage de danse'],
  // No programme has a Kinyarwanda title.
  ['rw', 'Dance Internship'],
])('emails of an application in %s name the programme “%s”, those to staff in English', async (...row) => {
  const [language, title] = row;
  const id = await applyIn(language);
  for (const [index, status] of ['shortlisted', 'invited', 'accepted', 'declined'].entries())
    expect((await moveTo(id, status, index + 1)).status).toBe(200);
  const mails = await mailsTo(environment, 'aline@example.com');
  expect(mails).toHaveLength(5);
  for (const { subject, text } of mails) {
    expect(subject).toContain(title);
    expect(englishIn(`${subject} ${text}`)).toEqual([]);
  }
  const [staff] = await mailsTo(environment, 'hello@fts.example');
  expect(staff?.subject).toBe('New application: Dance Internship');
});

test('emails of an application in French keep a title that staff wrote', async () => {
  const id = await applyIn('fr');
  await environment.sql("update applications set programme_title = 'Summer School' where id = $1", [id]);
  environment.mailbox.clear();
  await moveTo(id, 'shortlisted', 2);
  const [mail] = await mailsTo(environment, 'aline@example.com');
  expect(mail?.subject).toContain('Summer School');
});
