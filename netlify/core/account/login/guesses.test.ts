import { expect, test } from 'vitest';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { rememberDevice } from '../device/known-device.ts';
import { countTry } from './guesses.ts';

setUpEnvironment();
const email = 'admin@example.com';
const admin = setUpUser(email, 'ADMIN');

/** As after a reset of the password, which forgets the devices of before and knows this one. */
async function tryOnNewDevice() {
  const device = await rememberDevice(admin.user.id, undefined);
  return countTry('factor', email, { address: '10.0.0.1', userAgent: undefined, device });
}

test('one who reads the mailbox gets no fresh tries at the second step with each reset', async () => {
  for (let tried = 0; tried < 30; tried += 1) await tryOnNewDevice();
  await expect(tryOnNewDevice()).rejects.toMatchObject({ status: 429 });
});

test('tries that were right do not count', async () => {
  for (let tried = 0; tried < 40; tried += 1) await (await tryOnNewDevice())();
});
