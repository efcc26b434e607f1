import * as z from 'zod';
import { maxReportText, type PageReport, reportKinds } from '#src/domain/island/page-report.ts';
import { limitAddress, limitRate } from '../abuse/rate-limit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { log } from '../log.ts';
import { cleanReport } from './clean-report.ts';
import { engineOf } from './engine.ts';
import { readPolicyReports } from './policy-report.ts';

/** Reports per hour: per network, which many phones share, and in total. */
const perHour = { network: 60, all: 600 };

const reportSchema = z.object({
  kind: z.enum(reportKinds),
  page: z.string().startsWith('/').max(maxReportText),
  message: z.string().min(1).max(maxReportText),
  source: z.string().max(maxReportText),
});

/** Sender of a report; neither field is stored. */
interface Reporter {
  address: string;
  userAgent: string;
}

/** Logs a report by a page’s own script. Throws ProblemError 422 or 429. */
export async function receivePageReport(body: unknown, reporter: Reporter): Promise<void> {
  const report = reportSchema.safeParse(body);
  if (!report.success) throw new ProblemError(422, 'Please name a kind, a page, a message and a source.');
  await receive([report.data], reporter);
}

/** Logs a browser's own reports of policy violations. Throws ProblemError 422 or 429. */
export async function receivePolicyReports(body: unknown, reporter: Reporter): Promise<void> {
  const reports = readPolicyReports(body).filter(({ message }) => !message.includes('-extension:'));
  if (reports.length === 0) throw new ProblemError(422, 'Please send reports of a violated policy.');
  await receive(reports, reporter);
}

async function receive(reports: PageReport[], { address, userAgent }: Reporter): Promise<void> {
  await limitAddress(db(), 'page-report', address, perHour.network);
  await limitRate(db(), 'page-report', 'all', perHour.all, 60);
  const { engine, version } = engineOf(userAgent);
  for (const report of reports) {
    const { message: fault, ...where } = cleanReport(report);
    log('warn', 'A page reported a fault.', { ...where, fault, browser: `${engine} ${version}` });
  }
}
