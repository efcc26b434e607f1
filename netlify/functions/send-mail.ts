import type { Config } from '@netlify/functions';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';

export default async () => {
  await dispatchMail();
};

export const config: Config = { schedule: '* * * * *' };
