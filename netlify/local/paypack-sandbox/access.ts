import { randomBytes } from 'node:crypto';

/** The only account of the sandbox. */
export const sandboxCredentials = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  webhookSecret: 'sandbox-webhook-secret',
};

/** How long an access token lives, in seconds. */
const lifetime = 900;

interface Tokens {
  access: string;
  refresh: string;
  /** Epoch seconds. */
  expires: number;
}

/** Tokens that were given out. */
export interface Access {
  grant(): Tokens;
  /** Takes a refresh token once; undefined when it is not known. */
  refresh(token: string): Tokens | undefined;
  allows(authorization: string | undefined): boolean;
  /** How many pairs were given out. */
  granted(): number;
  /** While on, a token without `Bearer` before it is enough, as Paypack's own npm client sends it. */
  takeBareTokens(on: boolean): void;
  /** Makes every access token invalid. */
  revoke(): void;
}

/** Tokens with a clock. */
export function createAccess(now: () => Date): Access {
  const expiries = new Map<string, number>();
  const refreshTokens = new Set<string>();
  let scheme = /^Bearer /;
  let granted = 0;

  function grant(): Tokens {
    const [access, refresh] = [newToken(), newToken()];
    const expires = Math.floor(now().getTime() / 1000) + lifetime;
    expiries.set(access, expires);
    refreshTokens.add(refresh);
    granted += 1;
    return { access, refresh, expires };
  }

  return {
    grant,
    refresh: (token) => (refreshTokens.delete(token) ? grant() : undefined),
    allows(authorization = '') {
      const expires = scheme.test(authorization) && expiries.get(authorization.replace(scheme, ''));
      return expires !== false && expires !== undefined && now().getTime() / 1000 < expires;
    },
    granted: () => granted,
    takeBareTokens: (on) => {
      scheme = on ? /^(Bearer )?/ : /^Bearer /;
    },
    revoke: () => expiries.clear(),
  };
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}
