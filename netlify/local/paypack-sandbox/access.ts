import { randomBytes } from 'node:crypto';

/** The only account of the sandbox. */
export const sandboxCredentials = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  webhookSecret: 'sandbox-webhook-secret',
};

/** How long an access token lives, in seconds. */
const lifetime = 900;

/** Access tokens that were given out. */
export interface Access {
  grant(): { access: string; refresh: string; expires: number };
  allows(authorization: string | undefined): boolean;
  /** Makes every token invalid. */
  revoke(): void;
}

/** Tokens with a clock. */
export function createAccess(now: () => Date): Access {
  const expiries = new Map<string, number>();
  return {
    grant() {
      const access = randomBytes(24).toString('base64url');
      const expires = Math.floor(now().getTime() / 1000) + lifetime;
      expiries.set(access, expires);
      return { access, refresh: randomBytes(24).toString('base64url'), expires };
    },
    allows(authorization) {
      const expires = expiries.get(authorization?.replace(/^Bearer /, '') ?? '');
      return expires !== undefined && now().getTime() / 1000 < expires;
    },
    revoke: () => expiries.clear(),
  };
}
