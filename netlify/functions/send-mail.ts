import type { Config } from '@netlify/functions';
import { runWhenDue } from '#netlify/core/job/run-job.ts';
import { dispatchMessages, nextMessageDue } from '#netlify/core/outbox/dispatch-messages.ts';

export default () => runWhenDue('send-mail', dispatchMessages, nextMessageDue);

export const config: Config = { schedule: '* * * * *' };
