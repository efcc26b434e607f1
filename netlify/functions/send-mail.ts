import type { Config } from '@netlify/functions';
import { runWhenDue } from '#netlify/core/job/run-job.ts';
import { nextMailDue, runMail } from '#netlify/core/newsletter/letter/run-mail.ts';

export default () => runWhenDue('send-mail', () => runMail(), nextMailDue);

export const config: Config = { schedule: '* * * * *' };
