import { describe, expect, test } from 'vitest';
import { idIn } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { applyFor, dance, programmesAt } from '#tests/support/shelf/programmes.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const { add, change, moveTo } = programmesAt(admin);

describe('mails to applicants', () => {
  const links = async () => {
    const told = await mailsTo(environment, 'aline@example.com');
    return told.flatMap(({ text }) => /\/internships\S*/.exec(text ?? '') ?? []);
  };

  test('mails to an applicant link to the programme’s page', async () => {
    const id = idIn(await applyFor(dance));
    expect(await links()).toEqual([`/internships/${dance}`]);
    await moveTo(id, 'shortlisted');
    expect(await links()).toEqual([`/internships/${dance}`, `/internships/${dance}`]);
  });

  test('mails to an applicant link to the list when the programme has no page or is hidden', async () => {
    await add({ title: 'Drone Internship', state: 'published' });
    await applyFor('drone-internship');
    expect(await links()).toEqual(['/internships']);
    const id = idIn(await applyFor(dance));
    await change(dance, { state: 'hidden' });
    environment.mailbox.clear();
    await moveTo(id, 'shortlisted');
    expect(await links()).toEqual(['/internships']);
  });
});
