import type { Environment } from './server/environment.ts';

export async function mailsAbout({ mailbox }: Environment, subject: string) {
  return (await mailbox.messages()).filter((mail) => mail.subject.startsWith(subject));
}

export async function mailsTo(environment: Environment, to: string, subject = '') {
  return (await mailsAbout(environment, subject)).filter((mail) => mail.to === to);
}

export async function newestMail(environment: Environment, to: string) {
  return (await mailsTo(environment, to))[0];
}
