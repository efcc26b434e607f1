import { randomBytes } from 'node:crypto';

export const sandboxCredentials = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  webhookSecret: 'sandbox-webhook-secret',
};

/** Seconds until an access token expires. */
const lifetime = 900;

interface Tokens {
  access: string;
  refresh: string;
  /** Epoch seconds. */
  expires: number;
}

export interface Access {
  grant(): Tokens;
  /** Redeems a refresh token once; undefined if it is unknown. */
  refresh(token: string): Tokens | undefined;
  allows(authorization: string | undefined): boolean;
  granted(): number;
  takeBareTokens(on: boolean): void;
  revoke(): void;
}

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
