import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { knownDeviceDays, rememberDevice } from '#netlify/core/account/device/known-device.ts';
import type { Caller } from '#netlify/core/account/login/guess-limits.ts';
import { logError } from '#netlify/core/log.ts';
import { type ApiEnv, clientAddress } from './http.ts';

/** Cookie that exempts a known device from login throttling; it logs nobody in (docs/decisions/0028). */
const cookieName = 'fts_device';

/** `__Host-` cookies need TLS, which a developer’s machine does not have. */
function prefixOf(c: Context): 'host' | undefined {
  return new URL(c.req.url).protocol === 'https:' ? 'host' : undefined;
}

const deviceOf = (c: Context) => getCookie(c, cookieName, prefixOf(c));

export function callerOf<Env extends ApiEnv>(c: Context<Env>): Caller {
  return {
    address: clientAddress(c),
    userAgent: c.req.header('user-agent'),
    device: deviceOf(c),
  };
}

/**
 * Remembers the device for an account that has just logged in on it.
 * Errors are only logged: the request itself has already succeeded.
 */
export async function setDeviceCookie(c: Context<ApiEnv>, userId: string): Promise<void> {
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
