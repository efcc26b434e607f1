import type { PaypackSandbox } from './sandbox.ts';

/** What a server reads from its environment to use this sandbox. */
export function paypackEnvironment({ baseUrl, credentials }: PaypackSandbox): Record<string, string> {
  return {
    PAYPACK_BASE_URL: baseUrl,
    PAYPACK_CLIENT_ID: credentials.clientId,
    PAYPACK_CLIENT_SECRET: credentials.clientSecret,
    PAYPACK_WEBHOOK_SECRET: credentials.webhookSecret,
    PAYPACK_WEBHOOK_MODE: 'development',
  };
}
