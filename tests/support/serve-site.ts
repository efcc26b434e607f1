import { projectRoot } from '#netlify/local/places.ts';
import type { site } from './addresses.ts';

/** What a developer may have set would make the tests reach real services. */
const bareEnvironment = {
  DATABASE_URL: '',
  NETLIFY_BLOBS_CONTEXT: '',
  URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  PAYPACK_BASE_URL: '',
  PAYPACK_CLIENT_ID: '',
  PAYPACK_CLIENT_SECRET: '',
  PAYPACK_WEBHOOK_SECRET: '',
  PAYPACK_WEBHOOK_MODE: '',
};

/** How Playwright starts the built site on a port, with data that are gone afterwards. What it writes goes into its log. */
export function serveSite({ port, url, log }: typeof site, ...flags: string[]) {
  const program = [`"${process.execPath}"`, 'netlify/local/preview.ts', '--throw-away', ...flags];
  return {
    command: [...program, `> "${log}" 2>&1`].join(' '),
    cwd: projectRoot,
    url: `${url}/api/health`,
    env: { ...bareEnvironment, PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}
