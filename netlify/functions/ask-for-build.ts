import type { Config } from '@netlify/functions';
import { runWhenDue } from '#netlify/core/job/run-job.ts';
import { askForBuild } from '#netlify/core/site-build/site-build.ts';

export default () => runWhenDue('ask-for-build', askForBuild);

export const config: Config = { schedule: '* * * * *' };
