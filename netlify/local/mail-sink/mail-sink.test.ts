import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailSink, startMailSink } from './mail-sink.ts';

let sink: MailSink;
beforeAll(async () => {
  sink = await startMailSink();
});
beforeEach(() => {
  sink.clear();
  sink.refuse(false);
});
afterAll(() => sink.stop());

const send = (subject: string) =>
  createTransport(sink.url).sendMail({
    from: 'FTS Studio <hello@fts.example>',
    to: ['a@guest.example', 'b@guest.example'],
    subject,
    text: 'Murakaza neza – karibu',
    html: '<p>Murakaza neza – karibu</p>',
    attachments: [
      {
        filename: 'day.ics',
        contentType: 'text/calendar; charset=utf-8',
        content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
      },
      { filename: 'dot.png', content: Buffer.from([137, 80, 78, 71]) },
    ],
  });

test('received mails are kept, newest first', async () => {
  await send('First');
  await send('Second – ñ');
  const [second, first] = await sink.messages();
  expect([second?.subject, first?.subject]).toEqual(['Second – ñ', 'First']);
  expect(second).toMatchObject({ from: 'hello@fts.example', to: 'a@guest.example, b@guest.example' });
  expect(second?.text.trim()).toBe('Murakaza neza – karibu');
  expect(second?.html).toContain('<p>Murakaza neza – karibu</p>');
});

test('text attachments are kept as text, and all others as base64', async () => {
  await send('Files');
  const [mail] = await sink.messages();
  expect(mail?.attachments).toMatchObject([
    { filename: 'day.ics', contentType: 'text/calendar' },
    { filename: 'dot.png', contentType: 'image/png', content: 'iVBORw==' },
  ]);
  expect(mail?.attachments[0]?.content).toMatch(/^BEGIN:VCALENDAR\s+END:VCALENDAR/);
});

test('a refusing sink rejects mail with 421', async () => {
  sink.refuse(true);
  await expect(send('Lost')).rejects.toMatchObject({ responseCode: 421 });
  sink.refuse(false);
  await send('Found');
  expect((await sink.messages()).map(({ subject }) => subject)).toEqual(['Found']);
});

test('a refused address rejects mail with 550 until it is accepted again', async () => {
  sink.refuseAddress('a@guest.example', true);
  sink.refuseAddress('b@guest.example', true);
  await expect(send('Lost')).rejects.toMatchObject({ responseCode: 550, command: 'RCPT TO' });
  sink.refuseAddress('a@guest.example', false);
  await send('Found');
  expect((await sink.messages()).map(({ subject }) => subject)).toEqual(['Found']);
});
