import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailTransport } from './transport.ts';

const users: string[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username = '' }, _, done) => {
    users.push(username);
    done(null, { user: username });
  },
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise<void>((done) => server.close(done)));
afterEach(() => {
  delete process.env['SMTP_URL'];
});

test('no password is sent to a mail server without encryption', async () => {
  const { port } = server.server.address() as AddressInfo;
  process.env['SMTP_URL'] = `smtp://studio:secret@127.0.0.1:${port}`;
  const transport = await mailTransport();
  await expect(transport?.sendMail({ from: 'a@example.com', to: 'b@example.com' })).rejects.toThrow();
  expect(users).toEqual([]);
});
