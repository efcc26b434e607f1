import type { Config } from '@netlify/functions';
import { nextSaleDue, reportSales } from '#netlify/core/ebm/report-sales.ts';
import { runWhenDue } from '#netlify/core/job/run-job.ts';

export default () => runWhenDue('report-sales', () => reportSales(), nextSaleDue);

export const config: Config = { schedule: '* * * * *' };
