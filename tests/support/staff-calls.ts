import { expect } from 'vitest';
import { makeUser, type TestUser } from './account.ts';
import { call } from './call.ts';
import type { Environment } from './server/environment.ts';

export type StaffCall = readonly [method: string, path: string, body?: unknown];

export async function expectStaffOnly({ sql }: Environment, calls: readonly StaffCall[]): Promise<void> {
  const client = await makeUser('client@example.com');
  const late = await makeUser('late@example.com', 'ADMIN');
  await sql(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [
    late.user.id,
  ]);
  for (const [method, path, body] of calls) {
    const anonymous = await call(method, path, body === undefined ? {} : { body });
    const answers = [anonymous, await late.call(method, path, body), await client.call(method, path, body)];
    expect(
      answers.map(({ status }) => status),
      `${method} ${path}`,
    ).toEqual([401, 401, 403]);
    for (const { json } of answers) expect(json).toEqual({ error: expect.stringMatching(/^\p{Lu}.+\.$/u) });
  }
}

export async function expectStaffRead(environment: Environment, paths: readonly string[]): Promise<void> {
  await expectStaffOnly(
    environment,
    paths.map((path) => ['GET', path] as const),
  );
  const staff = [
    await makeUser('reader@example.com', 'ADMIN'),
    await makeUser('head@example.com', 'SUPERADMIN'),
  ];
  for (const path of paths) {
    const answers = await Promise.all(staff.map((member) => member.call('GET', path)));
    expect(
      answers.map(({ status }) => status),
      path,
    ).toEqual([200, 200]);
  }
}

export function actsOf({ sql }: Environment, { user }: TestUser) {
  return sql<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit_entries where actor = $1 and action <> 'account.logged-in'
     order by at, action, before, after`,
    [user.id],
  );
}
