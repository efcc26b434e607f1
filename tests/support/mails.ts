import type { Environment } from './server/environment.ts';

/** The mails that arrived of which the subject starts so, the newest first. */
export async function mailsAbout({ mailbox }: Environment, subject: string) {
  return (await mailbox.messages()).filter((mail) => mail.subject.startsWith(subject));
}

/** The mails that arrived at an address, all or those of which the subject starts so; the newest first. */
export async function mailsTo(environment: Environment, to: string, subject = '') {
  return (await mailsAbout(environment, subject)).filter((mail) => mail.to === to);
}

/** The newest mail to an address. */
export async function newestMail(environment: Environment, to: string) {
  return (await mailsTo(environment, to))[0];
}
