import { expect, test } from 'vitest';
import { addMonths, monthOf } from '#src/lib/dates/months.ts';
import { umugandaOf } from '#src/lib/dates/umuganda.ts';
import { call } from '#tests/support/call.ts';
import { today } from '#tests/support/days.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink } from '#tests/support/steps/booking-link.ts';
import { publishCalendar } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const day = umugandaOf(addMonths(monthOf(today()), 2));
const sentence = 'It is Umuganda, so sessions start at 11:00 at the earliest.';

test('mails, calendar files and the staff feed say that Umuganda Saturdays start at 11:00', async () => {
  await publishCalendar(environment, { yearlyHolidays: '', holidays: '' });
  await bookedWithLink(environment.mailbox, { eventDate: day });
  for (const subject of ['We received your booking', 'New booking']) {
    const [mail] = await mailsAbout(environment, subject);
    expect(mail?.text, subject).toContain(sentence);
    expect(unfolded(mail?.attachments[0]?.content), subject).toContain(escaped(sentence));
  }
  const { json } = await admin.call('POST', '/api/calendar/address');
  const feed = await call('GET', new URL((json as { address: { url: string } }).address.url).pathname);
  expect(unfolded(feed.text)).toContain(escaped(sentence));
});

test('mails and calendar files of other days do not mention Umuganda', async () => {
  await bookedWithLink(environment.mailbox);
  const [mail] = await mailsAbout(environment, 'We received your booking');
  expect(mail?.text).not.toContain('Umuganda');
  expect(unfolded(mail?.attachments[0]?.content)).not.toContain('Umuganda');
});

/** Undoes the line folding of calendar files; `escaped` adds their escaping of commas. */
const unfolded = (file = '') => file.replaceAll(/\r?\n[ \t]/g, '');
const escaped = (text: string) => text.replaceAll(',', '\\,');
