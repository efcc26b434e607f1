import type { Config } from '@netlify/functions';
import { runWhenDue } from '#netlify/core/job/run-job.ts';
import { nextRequestDue, requestBuild } from '#netlify/core/site-build/request-build.ts';

export default () => runWhenDue('ask-for-build', requestBuild, nextRequestDue);

export const config: Config = { schedule: '* * * * *' };
