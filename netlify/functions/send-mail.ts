import type { Config } from '@netlify/functions';
import { runWhenDue } from '#netlify/core/job/run-job.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { nextMailDue } from '#netlify/core/mail/outbox.ts';

export default () => runWhenDue('send-mail', () => dispatchMail(), nextMailDue);

export const config: Config = { schedule: '* * * * *' };
