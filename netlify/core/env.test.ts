import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { env } from './env.ts';
import { overTls } from './over-tls.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test('has Paypack’s own address and mode unless told otherwise', () => {
  for (const name of ['PAYPACK_BASE_URL', 'PAYPACK_WEBHOOK_MODE']) delete process.env[name];
  expect(env('PAYPACK_BASE_URL')).toBe('https://payments.paypack.rw/api');
  expect(env('PAYPACK_WEBHOOK_MODE')).toBe('production');
});

test('takes an empty variable for one that is not set', () => {
  process.env.SMTP_URL = '';
  expect(env('SMTP_URL')).toBeUndefined();
});

test.each([
  ['SMTP_URL', 'http://mail.example', 'smtp://'],
  ['PAYPACK_WEBHOOK_MODE', 'test', 'development or production'],
  ['DATABASE_URL', 'not an address', 'postgres://'],
] as const)('names %s when it is wrong and says what to set, without showing it', (name, value, advice) => {
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
});

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
])('a database on another machine is reached over TLS unless %s says otherwise', (given, address) => {
  process.env.DATABASE_URL = given;
  expect(env('DATABASE_URL')).toBe(address);
});

test('to a database that has no TLS no password leaves', async () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (data) => {
      received.push(data);
      // What PostgreSQL answers to a request for TLS that it does not know.
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
