import type { Config } from '@netlify/functions';
import { runJob } from '#netlify/core/job/run-job.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';

export default () => runJob('send-mail', () => dispatchMail());

export const config: Config = { schedule: '* * * * *' };
