import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Role } from '#netlify/core/account/account-user.ts';
import { makeUser, type TestUser } from './account.ts';
import { type Environment, type EnvironmentOptions, startEnvironment } from './server/environment.ts';

/** What a file's tests need, got ready by hooks: each returns an object that is filled once its hook has run. */

/** The platform of one file, or of one `describe`: as after the start before each test, unless `reset` is false. */
export function setUpEnvironment({
  reset = true,
  ...options
}: EnvironmentOptions & { reset?: boolean } = {}): Environment {
  const environment = {} as Environment;
  beforeAll(async () => {
    Object.assign(environment, await startEnvironment(options));
  });
  if (reset) beforeEach(() => environment.reset());
  afterAll(() => environment.stop());
  return environment;
}

/** A user who is there, and signed in, before each test. Comes after `setUpEnvironment`, which takes the last one away. */
export function setUpUser(email: string, role?: Role): TestUser {
  const member = {} as TestUser;
  beforeEach(async () => {
    Object.assign(member, await makeUser(email, role));
  });
  return member;
}
