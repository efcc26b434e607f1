import { expect, test } from 'vitest';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { rememberDevice } from '../device/known-device.ts';
import { countAttempt } from './guess-limits.ts';

setUpEnvironment();
const email = 'admin@example.com';
const admin = setUpUser(email, 'ADMIN');

async function tryOnNewDevice() {
  const device = await rememberDevice(admin.user.id, undefined);
  return countAttempt('factor', email, { address: '10.0.0.1', userAgent: undefined, device });
}

test('password resets give no new tries at the second step: the 31st gets 429', async () => {
  for (let tried = 0; tried < 30; tried += 1) await tryOnNewDevice();
  await expect(tryOnNewDevice()).rejects.toMatchObject({ status: 429 });
});

test('right codes do not count as tries', async () => {
  for (let tried = 0; tried < 40; tried += 1) await (await tryOnNewDevice())();
});
