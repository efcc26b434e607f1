import { getStore } from '@netlify/blobs';
import { beforeEach, expect, test } from 'vitest';
import { applicationForm, apply } from '#tests/support/requests/application-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { erased, forgetCvs, keptCvs } from '#tests/support/steps/erasing.ts';
import { eraseDue } from './erase-due.ts';

const environment = setUpEnvironment();
beforeEach(forgetCvs);

test('a CV without an application is erased after a day; other CVs stay', async () => {
  await apply(applicationForm());
  const [kept] = await keptCvs();
  const hoursAgo = (hours: number) => `${Date.now() - hours * 3_600_000}-${crypto.randomUUID()}`;
  const [stray, underWay] = [hoursAgo(25), hoursAgo(1)];
  for (const key of [stray, underWay]) await getStore('cvs').set(key, 'x');
  await eraseDue(new Date());
  expect((await keptCvs()).sort()).toEqual([kept, underWay].sort());
  expect(await erased(environment, 'stray-cv')).toMatchObject([{ count: 1 }]);
});

test('expired reset codes are erased at night, even if nobody registers', async () => {
  await environment.sql(`insert into reset_codes (email, code_hash, expires_at)
    select 'a' || n, 'x', now() - interval '1 second' from generate_series(1, 450) as n`);
  await environment.sql(
    `insert into reset_codes (email, code_hash, expires_at) values ('b', 'x', now() + interval '1 minute')`,
  );
  await eraseDue(new Date());
  expect(await environment.sql('select email from reset_codes')).toEqual([{ email: 'b' }]);
});
