import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { addReaders, countsOf, letterIn, readerAddress, startLetter } from '#tests/support/steps/letters.ts';
import { codeFor, linkIn } from '#tests/support/steps/newsletter.ts';
import { eraseDue } from '../../retention/erase-due.ts';
import { letterBatch, queueLetters } from './queue-letters.ts';
import { sendLetters } from './send-letters.ts';

const environment = setUpEnvironment();
const chief = setUpUser('chief@fts.example', 'SUPERADMIN');

const always = () => true;
const sendAll = () => sendLetters(always);
const got = async () => (await environment.mailbox.messages()).map(({ to }) => to).sort();
const readers = (many: number) => Array.from({ length: many }, (_, n) => readerAddress(n + 1));
const stateOf = async (id: string) => letterIn(await chief.call('GET', `/api/letters/${id}`)).state;
const leave = async (email: string) => call('POST', await linkIn(environment.mailbox, email, 'unsubscribe'));

/** Starts a mail server that does something before it accepts each email. */
async function startSmtp(before: (to: string) => Promise<void>) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope: { rcptTo } }, done) => {
      stream.resume();
      stream.on('end', () => void before(rcptTo[0]?.address ?? '').then(() => done(), done));
    },
  });
  await new Promise<void>((opened) => void server.listen(0, '127.0.0.1', opened));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((closed) => server.close(closed)),
  };
}

describe('sending a letter', () => {
  test('each confirmed address gets one email with a link of its own', async () => {
    const many = letterBatch + 10;
    await addReaders(environment, many);
    await environment.sql(`insert into subscribers (email, status, consent, confirmed_at)
      values ('pending@example.com', 'pending', 'x', null), ('left@example.com', 'unsubscribed', 'x', now())`);
    const { id } = await startLetter(chief);
    await sendAll();
    expect(await got()).toEqual(readers(many));
    const mails = await environment.mailbox.messages();
    const tokens = mails.map((mail) => {
      const own = [
        ...`${mail.html} ${mail.text} ${mail.headers['list-unsubscribe']}`.matchAll(/token=([\w-]+)/g),
      ];
      expect(new Set(own.map(([, token]) => token)).size, 'one link in all its parts').toBe(1);
      expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      for (const other of ['reader-', 'Bcc:', 'Cc:'])
        expect(`${mail.html}${mail.text}`.replaceAll(mail.to, '')).not.toContain(other);
      return own[0]?.[1];
    });
    expect(new Set(tokens).size).toBe(many);
    expect(await countsOf(chief, id)).toEqual({ sent: many, bounced: 0, waiting: 0, left: 0 });
    expect(await stateOf(id)).toBe('sent');
  });

  test('someone who confirms after sending began does not get the letter', async () => {
    await addReaders(environment, 1);
    await startLetter(chief);
    await codeFor(environment.mailbox, 'late@example.com');
    environment.mailbox.clear();
    await sendAll();
    expect(await got()).toEqual(readers(1));
  });

  test('three senders at once send each address one email', async () => {
    const many = letterBatch + 25;
    await addReaders(environment, many);
    const { id } = await startLetter(chief);
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    await sendAll();
    expect(await got()).toEqual(readers(many));
    expect(await environment.sql('select 1 from subscriber_tokens')).toHaveLength(many);
    expect(await countsOf(chief, id)).toMatchObject({ sent: many, waiting: 0 });
  });

  test('a sender that ends anywhere is resumed without a gap and without a duplicate', async () => {
    const many = letterBatch + 25;
    await addReaders(environment, many);
    const { id } = await startLetter(chief);
    // Queued, and not sent.
    await queueLetters();
    for (const starts of [0, 1, 7, 25]) {
      let left = starts;
      await sendLetters(() => {
        left -= 1;
        return left >= 0;
      });
    }
    // A sender that was killed holds its lease for five minutes.
    await environment.sql(
      `update outbox set due_at = now() + interval '5 minutes', tries = 1 where id in (select id from outbox where status = 'waiting' limit 10)`,
    );
    await sendAll();
    expect((await countsOf(chief, id)).waiting).toBeLessThanOrEqual(10);
    await environment.sql('update outbox set due_at = now()');
    await sendAll();
    expect(await got()).toEqual(readers(many));
    expect(await stateOf(id)).toBe('sent');
  });

  test('a batch that fails is rolled back whole, and the next run repeats it', async () => {
    await addReaders(environment, 80);
    const { id } = await startLetter(chief);
    await environment.sql(`create function fail_once() returns trigger language plpgsql as $$
      begin if new.recipient = '${readerAddress(70)}' or new.recipient = '${readerAddress(3)}' then raise 'the server stopped'; end if; return new; end $$`);
    await environment.sql(
      'create trigger fail_once before insert on outbox for each row execute function fail_once()',
    );
    try {
      await expect(sendAll()).rejects.toThrow();
      expect(await countsOf(chief, id)).toMatchObject({ waiting: 80 - (await got()).length });
    } finally {
      await environment.sql('drop function fail_once cascade');
    }
    await sendAll();
    expect(await got()).toEqual(readers(80));
    expect(await environment.sql('select 1 from subscriber_tokens')).toHaveLength(80);
  });

  test('two letters at once reach everyone once each', async () => {
    await addReaders(environment, 8);
    const [one, two] = [await startLetter(chief), await startLetter(chief)];
    await sendAll();
    expect(await got()).toEqual([...readers(8), ...readers(8)].sort());
    for (const { id } of [one, two]) expect(await countsOf(chief, id)).toMatchObject({ sent: 8 });
  });

  test('the email of a booking does not wait behind 900 letters', async () => {
    await addReaders(environment, 900);
    await startLetter(chief);
    while ((await queueLetters()) > 0);
    const { email } = bookingRequest();
    await call('POST', '/api/bookings', {
      body: bookingRequest(),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const atOnce = await got();
    expect(atOnce, 'sent after the response, which sends no letters').toContain(email);
    expect(atOnce.filter((to) => to.startsWith('reader-'))).toEqual([]);
  });

  test('without a mail server nothing is queued, and a server that is down gets few tries', async () => {
    await addReaders(environment, 60);
    const { id } = await startLetter(chief);
    const url = process.env.SMTP_URL;
    delete process.env.SMTP_URL;
    await sendAll();
    expect(await environment.sql('select 1 from outbox')).toEqual([]);
    process.env.SMTP_URL = url;
    environment.mailbox.refuse(true);
    await sendAll();
    expect(await environment.sql('select 1 from outbox')).toHaveLength(letterBatch);
    environment.mailbox.refuse(false);
    await environment.sql('update outbox set due_at = now()');
    await sendAll();
    expect(await got()).toEqual(readers(60));
    expect(await countsOf(chief, id)).toMatchObject({ sent: 60, bounced: 0 });
  });
});

describe('a reader who leaves', () => {
  test('an address that unsubscribes before its email is sent gets none', async () => {
    await codeFor(environment.mailbox, 'aline@example.com');
    await addReaders(environment, 3);
    const { id } = await startLetter(chief);
    await queueLetters();
    await leave('aline@example.com');
    environment.mailbox.clear();
    await sendAll();
    expect(await got()).toEqual(readers(3));
    expect(await countsOf(chief, id), 'the link was not of this letter').toEqual({
      sent: 3,
      bounced: 0,
      waiting: 0,
      left: 0,
    });
  });

  test('an email that a sender has already claimed is not sent after its reader left', async () => {
    await addReaders(environment, 2);
    await startLetter(chief);
    await sendAll();
    const { id } = await startLetter(chief);
    const url = process.env.SMTP_URL;
    // The first of the batch is being delivered when the reader of the second leaves.
    const reached: string[] = [];
    const server = await startSmtp(async (to) => {
      reached.push(to);
      for (const other of readers(2).filter((one) => one !== to)) await leave(other);
    });
    process.env.SMTP_URL = server.url;
    try {
      await sendAll();
    } finally {
      process.env.SMTP_URL = url;
      await server.stop();
    }
    expect(reached).toHaveLength(1);
    expect(await countsOf(chief, id)).toMatchObject({ sent: 1, waiting: 0 });
  });

  test('leaving by the link of a letter is counted for it, once', async () => {
    await addReaders(environment, 3);
    const { id } = await startLetter(chief);
    await sendAll();
    const second = await startLetter(chief);
    await sendAll();
    for (const _ of [1, 2]) expect((await leave(readerAddress(2))).status).toBe(200);
    expect(await countsOf(chief, second.id)).toMatchObject({ sent: 3, left: 1 });
    expect(await countsOf(chief, id)).toMatchObject({ sent: 3, left: 0 });
  });

  test('an erased subscriber gets nothing, stays erased, and the counts remain', async () => {
    await addReaders(environment, 4);
    const { id } = await startLetter(chief);
    await sendAll();
    await leave(readerAddress(1));
    const [gone] = await environment.sql<{ id: string }>('select id from subscribers where email = $1', [
      readerAddress(1),
    ]);
    expect((await chief.call('DELETE', `/api/subscribers/${gone?.id}`)).status).toBe(200);
    expect(await everythingIn(environment)).not.toContain(readerAddress(1));
    expect(await countsOf(chief, id)).toEqual({ sent: 4, bounced: 0, waiting: 0, left: 1 });
    await startLetter(chief);
    environment.mailbox.clear();
    await sendAll();
    expect(await got()).toEqual(readers(4).slice(1));
  });
});

describe('the counts of a letter', () => {
  test('a refused address is counted as bounced, without a notification for each', async () => {
    await addReaders(environment, 5);
    environment.mailbox.refuseAddress(readerAddress(2), true);
    const { id } = await startLetter(chief);
    await sendAll();
    expect(await countsOf(chief, id)).toEqual({ sent: 4, bounced: 1, waiting: 0, left: 0 });
    expect(await environment.sql('select 1 from notifications')).toEqual([]);
    environment.mailbox.refuseAddress(readerAddress(2), false);
    await chief.call('POST', '/api/mail/retry');
    await sendAll();
    expect(await countsOf(chief, id)).toMatchObject({ sent: 5, bounced: 0 });
  });

  test('after 30 days the addresses are erased, and the counts remain', async () => {
    await addReaders(environment, 3);
    environment.mailbox.refuseAddress(readerAddress(2), true);
    const { id } = await startLetter(chief);
    await sendAll();
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await eraseDue(later(29));
    expect(await environment.sql('select 1 from outbox')).toHaveLength(3);
    await eraseDue(later(31));
    expect(await environment.sql('select 1 from outbox')).toEqual([]);
    expect(await countsOf(chief, id)).toEqual({ sent: 2, bounced: 1, waiting: 0, left: 0 });
    environment.mailbox.clear();
    await sendAll();
    expect(await got()).toEqual([]);
  });
});
