import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { knownDeviceDays, rememberDevice } from '#netlify/core/account/device/known-device.ts';
import type { Caller } from '#netlify/core/account/login/guesses.ts';
import { logError } from '#netlify/core/log.ts';
import { type ApiEnv, clientAddress } from './http.ts';

/** It signs nobody in: a device that has it is not slowed down by what others guess (docs/decisions/0028). */
const cookieName = 'fts_device';

/** Browsers take a cookie of this prefix only from this very host and over TLS; a developer’s machine has none. */
function prefixOf(c: Context): 'host' | undefined {
  return new URL(c.req.url).protocol === 'https:' ? 'host' : undefined;
}

const deviceOf = (c: Context) => getCookie(c, cookieName, prefixOf(c));

/** Who calls, before anyone is logged in. */
export function callerOf<Env extends ApiEnv>(c: Context<Env>): Caller {
  return {
    address: clientAddress(c),
    userAgent: c.req.header('user-agent'),
    device: deviceOf(c),
  };
}

/**
 * Lets the device of this call be known to an account that has just proved itself on it. What was asked for is done by
 * then: should this fail, the device stays unknown, and the answer stays true.
 */
export async function keepDevice(c: Context<ApiEnv>, userId: string): Promise<void> {
  try {
    const prefix = prefixOf(c);
    setCookie(c, cookieName, await rememberDevice(userId, deviceOf(c)), {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: knownDeviceDays * 24 * 3600,
      ...(prefix && { prefix, secure: true }),
    });
  } catch (error) {
    logError('A device could not be remembered.', error);
  }
}
