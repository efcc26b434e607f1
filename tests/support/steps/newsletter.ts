import type { MailSink } from '#netlify/local/mail-sink/mail-sink.ts';
import { call } from '../call.ts';
import { afterAMinute } from '../requests/fill-time.ts';

/** Subscribes as the footer's form does; a null key submits it as without scripts. */
export const subscribe = (
  email: unknown,
  address?: string,
  page: unknown = '/insights/art-passion',
  key: string | null = crypto.randomUUID(),
) =>
  call('POST', '/api/newsletter', {
    body: { email, website: '', page },
    headers: { ...afterAMinute, ...(key !== null && { 'idempotency-key': key }) },
    ...(address && { address }),
  });

/** Returns the path of the link in the newest mail to this address. Throws if there is none. */
export async function linkIn(mailbox: MailSink, email: string, kind: 'confirm' | 'unsubscribe') {
  const mails = (await mailbox.messages()).filter(({ to }) => to === email);
  const links = mails.flatMap(
    ({ text }) => new RegExp(`/api/newsletter/${kind}\\?token=[\\w-]+`).exec(text)?.[0] ?? [],
  );
  if (links[0] === undefined) throw new Error(`No mail to ${email} has a link to ${kind}.`);
  return links[0];
}

export async function codeFor(mailbox: MailSink, email: string): Promise<string> {
  await subscribe(email);
  const page = await call('POST', await linkIn(mailbox, email, 'confirm'));
  const code = /MURAHO-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(page.text)?.[0];
  if (code === undefined) throw new Error(`There is no code in ${page.text}`);
  return code;
}
