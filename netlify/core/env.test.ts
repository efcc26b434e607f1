import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { env } from './env.ts';
import { overTls } from './over-tls.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test('Paypack’s own URL and production mode are the defaults', () => {
  for (const name of ['PAYPACK_BASE_URL', 'PAYPACK_WEBHOOK_MODE']) delete process.env[name];
  expect(env('PAYPACK_BASE_URL')).toBe('https://payments.paypack.rw/api');
  expect(env('PAYPACK_WEBHOOK_MODE')).toBe('production');
});

test('an empty variable counts as not set', () => {
  process.env.SMTP_URL = '';
  expect(env('SMTP_URL')).toBeUndefined();
});

test.each([
  ['SMTP_URL', 'http://mail.example', 'smtp://'],
  ['PAYPACK_WEBHOOK_MODE', 'test', 'development or production'],
  ['DATABASE_URL', 'not an address', 'postgres://'],
] as const)(
  'an invalid %s is reported with the expected form, but without its value',
  (name, value, advice) => {
    process.env[name] = value;
    const message = (): string => {
      try {
        return String(env(name));
      } catch (error) {
        return String(error);
      }
    };
    expect(message()).toMatch(new RegExp(`${name}.*${advice}`));
    expect(message()).not.toContain(value);
  },
);

test.each([
  ['postgres://u:p@db.example/studio', 'postgres://u:p@db.example/studio?sslmode=verify-full'],
  ['postgres://u:p@db.example/studio?x=1', 'postgres://u:p@db.example/studio?x=1&sslmode=verify-full'],
  ['postgres://u:p@10.0.0.7/studio?sslmode=disable', 'postgres://u:p@10.0.0.7/studio?sslmode=disable'],
  ['postgres://u:p@127.0.0.1:5432/studio', 'postgres://u:p@127.0.0.1:5432/studio'],
  ['postgres:///studio?host=/run/postgresql', 'postgres:///studio?host=/run/postgresql'],
  ['postgres://u:p@db/studio?host=/run/postgresql', 'postgres://u:p@db/studio?host=/run/postgresql'],
  [
    'postgres://u:p@localhost/studio?host=db.example',
    'postgres://u:p@localhost/studio?host=db.example&sslmode=verify-full',
  ],
  ['postgres://u:p@db.example/studio?sslmode=', 'postgres://u:p@db.example/studio?sslmode=verify-full'],
])('sslmode defaults to verify-full if remote: %s', (given, address) => {
  process.env.DATABASE_URL = given;
  expect(env('DATABASE_URL')).toBe(address);
});

test('a remote database without TLS receives neither user nor password', async () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (data) => {
      received.push(data);
      // PostgreSQL’s response to a TLS request that it does not support.
      socket.write('N');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const elsewhere = overTls(`postgres://studio:secret@db.example:${port}/studio`);
  const client = new pg.Client(elsewhere.replace('db.example', '127.0.0.1'));
  await expect(client.connect()).rejects.toThrow('does not support SSL');
  server.close();
  expect(Buffer.concat(received).toString()).not.toMatch(/secret|studio/);
});
