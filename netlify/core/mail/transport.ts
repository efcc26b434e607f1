import { site } from '#src/domain/studio/site.ts';
import { env } from '../env.ts';

/** A mail server that does not answer within this time counts as down. */
const timeoutMs = 8000;

/** A connection to the mail server, or undefined when none is configured. Close it after use. */
export async function mailTransport(timeout = timeoutMs) {
  const url = env('SMTP_URL');
  if (url === undefined) return undefined;
  // Loaded late: an instance that sends no mail never reads the library.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...connectionOptions(new URL(url)),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
}

/** Who mails come from. */
export function mailSender(): string {
  return env('MAIL_FROM') ?? `${site.name} <${site.emails.general}>`;
}

function connectionOptions(url: URL) {
  const secure = url.protocol === 'smtps:';
  const port = url.port === '' ? (secure ? 465 : 587) : Number(url.port);
  if (url.username === '') return { host: url.hostname, port, secure };
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  // A server, or someone between, that offers no TLS gets no password.
  return { host: url.hostname, port, secure, auth, requireTLS: true };
}
