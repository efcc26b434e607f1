import { site } from '#src/domain/studio/site.ts';
import { env } from '../env.ts';

const timeoutMs = 8000;

/** Creates a mail transport; undefined when none is configured. Close it after use. */
export async function mailTransport(timeout = timeoutMs) {
  const url = env('SMTP_URL');
  if (url === undefined) return undefined;
  // Imported lazily: an instance that sends no mail never loads the library.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...connectionOptions(new URL(url)),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
}

export function mailSender(): string {
  return env('MAIL_FROM') ?? `${site.name} <${site.emails.general}>`;
}

function connectionOptions(url: URL) {
  const secure = url.protocol === 'smtps:';
  const port = url.port === '' ? (secure ? 465 : 587) : Number(url.port);
  if (url.username === '') return { host: url.hostname, port, secure };
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  // A server, or an attacker in between, that offers no TLS gets no password.
  return { host: url.hostname, port, secure, auth, requireTLS: true };
}
