import { describe, expect, test } from 'vitest';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { ownBooking } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { ask, order, press, questionDesk, read, text } from '#tests/support/steps/questions.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { bookedHere } = ownBooking(environment);
const { questions, questionId, reply, thread } = questionDesk(environment, admin);

describe('a reply to a question', () => {
  test('the reply is emailed with a link to the page, which shows it', async () => {
    const { token, id } = await bookedHere();
    await ask(token);
    expect((await deskOf(admin, id).see()).openQuestions).toBe(1);
    expect((await reply()).status).toBe(201);
    const [mail] = await mailsTo(environment, 'aline@example.com', 'Re: Question about booking');
    expect(mail?.text).toContain('Please do.');
    expect(await read(tokenIn(mail?.text ?? ''))).toEqual([
      order,
      ['client', text],
      ['studio', 'Please do.'],
    ]);
    expect((await deskOf(admin, id).see()).openQuestions).toBe(0);
    expect(
      await environment.sql(`select 1 from outbox where channel = 'sms' and subject = 'Our reply'`),
    ).toEqual([]);
  });

  test('two replies at once are one, and the second gets 409', async () => {
    const { token } = await bookedHere();
    await ask(token);
    const answers = await Promise.all([reply(), reply({ text: 'Better not.' }, 'another-press')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await read(token)).toHaveLength(3);
  });

  test('one reply answers the questions above it, and none that followed', async () => {
    const { token } = await bookedHere();
    await ask(token);
    await ask(token, { text: 'Or a cat?' }, 'the-second-press');
    const id = await questionId();
    await ask(token, { text: 'Or a horse?' }, 'the-third-press');
    await admin.call(
      'POST',
      `/api/messages/${id}/replies`,
      { text: 'All.', version: 1 },
      { 'idempotency-key': press },
    );
    expect((await questions()).map(({ status }) => status)).toEqual(['answered', 'answered', 'open']);
  });

  const textsOf = () =>
    environment.sql<{ recipient: string; daytime_only: boolean }>(
      `select recipient, daytime_only from outbox where channel = 'sms' and subject = 'Our reply'`,
    );

  test.each([
    [30, false],
    [90, true],
  ])(
    'a client with only a phone who asked %i minutes ago gets a text (daytime: %s)',
    async (minutes, waits) => {
      const { token, id } = await bookedHere();
      await environment.sql(`update bookings set email = ''`);
      await ask(token);
      await environment.sql(`update messages set created_at = created_at - make_interval(mins => $1)`, [
        minutes,
      ]);
      expect((await reply({ version: 2 })).status).toBe(201);
      expect(await textsOf()).toEqual([{ recipient: '0788123456', daytime_only: waits }]);
      expect((await thread(`/api/bookings/${id}`)).items.at(-1)?.sent).toMatchObject({ channel: 'sms' });
    },
  );

  test('a reply to an order without questions reaches a client who has only a phone', async () => {
    const { token, id } = await bookedHere();
    await environment.sql(`update bookings set email = ''`);
    expect((await deskOf(admin, id).act('POST', '/reply', { text: 'We deliver.' })).status).toBe(201);
    expect(await textsOf()).toMatchObject([{ recipient: '0788123456' }]);
    expect(await read(token)).toEqual([order, ['studio', 'We deliver.']]);
  });
});
