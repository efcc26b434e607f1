import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Role } from '#netlify/core/account/account-user.ts';
import { makeUser, type TestUser } from './account.ts';
import { type Environment, type EnvironmentOptions, startEnvironment } from './server/environment.ts';

/** Starts an environment per file or `describe`, reset before each test unless `reset` is false. */
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

/** Creates a logged-in user before each test. Call after `setUpEnvironment`, which resets users. */
export function setUpUser(email: string, role?: Role): TestUser {
  const member = {} as TestUser;
  beforeEach(async () => {
    Object.assign(member, await makeUser(email, role));
  });
  return member;
}
