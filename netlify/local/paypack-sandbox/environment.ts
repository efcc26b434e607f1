import type { PaypackSandbox } from './sandbox.ts';

export function paypackEnvironment({ baseUrl, credentials }: PaypackSandbox): Record<string, string> {
  return {
    PAYPACK_BASE_URL: baseUrl,
    PAYPACK_CLIENT_ID: credentials.clientId,
    PAYPACK_CLIENT_SECRET: credentials.clientSecret,
    PAYPACK_WEBHOOK_SECRET: credentials.webhookSecret,
    PAYPACK_WEBHOOK_MODE: 'development',
  };
}
