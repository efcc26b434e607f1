import { projectRoot } from '#netlify/ops/places.ts';
import type { site } from '../run/addresses.ts';

/** Cleared variables: a developer's settings could make tests reach real services. */
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
  SMS_URL: '',
  SMS_TOKEN: '',
  SMS_SENDER: '',
  SMS_REPORT_SECRET: '',
};

function start({ port, log }: typeof site, ...program: string[]) {
  return {
    command: [`"${process.execPath}"`, ...program, `> "${log}" 2>&1`].join(' '),
    cwd: projectRoot,
    env: { ...bareEnvironment, PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}

export function serveSite(place: typeof site, ...flags: string[]) {
  const program = start(place, 'netlify/local/preview.ts', '--throw-away', ...flags);
  return { ...program, url: `${place.url}/api/health` };
}

/** Serves the site on the platform's own local server, which builds it twice first. */
export function servePlatform(place: typeof site, parts: typeof site) {
  const program = start(place, 'tests/platform/serve.ts');
  return { ...program, url: `${parts.url}/dev/database`, timeout: 600_000 };
}
