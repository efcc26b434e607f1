import { describe, expect, test } from 'vitest';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { addLetter, addReaders, countsOf, letterIn, startLetter } from '#tests/support/steps/letters.ts';
import { letterBatch } from './queue-letters.ts';
import { sendLetters } from './send-letters.ts';

const environment = setUpEnvironment();
const chief = setUpUser('chief@fts.example', 'SUPERADMIN');

const sendAll = () => sendLetters(() => true);
const got = async () => (await environment.mailbox.messages()).map(({ to }) => to).sort();

describe('stopping a letter', () => {
  const stop = (id: string) => chief.call('POST', `/api/letters/${id}/stop`);

  test('stopping cancels the rest and names how many were sent', async () => {
    await addReaders(environment, 80);
    const { id } = await startLetter(chief);
    let starts = 20;
    await sendLetters(() => {
      starts -= 1;
      return starts >= 0;
    });
    const answer = await stop(id);
    const sent = (await got()).length;
    expect(sent).toBeGreaterThan(0);
    expect([answer.status, letterIn(answer)]).toMatchObject([
      200,
      { state: 'stopped', counts: { sent, bounced: 0, waiting: 0 } },
    ]);
    await sendAll();
    expect(await got()).toHaveLength(sent);
    expect((await actsOf(environment, chief)).at(-1)).toEqual({
      action: 'letter.stopped',
      before: null,
      after: { sent, cancelled: 80 - sent },
    });
    expect((await stop(id)).status).toBe(200);
    expect(
      (await actsOf(environment, chief)).filter(({ action }) => action === 'letter.stopped'),
    ).toHaveLength(1);
  });

  test('stopping while batches are queued leaves no email behind', async () => {
    await addReaders(environment, letterBatch + 20);
    const { id } = await startLetter(chief);
    const sending = Promise.all([sendAll(), sendAll()]);
    await expect.poll(got).not.toEqual([]);
    await stop(id);
    await sending;
    const { state } = letterIn(await chief.call('GET', `/api/letters/${id}`));
    expect(state).toBe('stopped');
    expect(await environment.sql(`select 1 from outbox where status = 'waiting'`)).toEqual([]);
    const counts = await countsOf(chief, id);
    expect(counts.sent).toBe((await got()).length);
  });

  test('a letter whose emails are all sent cannot be stopped, and neither can a draft', async () => {
    await addReaders(environment, 1);
    const { id } = await startLetter(chief);
    await sendAll();
    expect((await stop(id)).status).toBe(409);
    expect(letterIn(await chief.call('GET', `/api/letters/${id}`)).state).toBe('sent');
    expect((await stop((await addLetter(chief)).id)).status).toBe(409);
  });
});
