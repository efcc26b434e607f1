import { createHash } from 'node:crypto';
import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  type KeptReport,
  maxReportText,
  type PageReport,
  reportKinds,
  reportRetentionDays,
} from '#src/features/island/page-report.ts';
import { limitAddress, limitRate } from '../abuse/rate-limit.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { cleanReport } from './clean-report.ts';
import { type Engine, engineOf } from './engine.ts';
import { pageReports } from './page-report.table.ts';
import { readPolicyReports } from './policy-report.ts';

/** What is taken within an hour: from one network, which many phones share, and from all. */
const perHour = { network: 30, all: 600 };

/** So many kinds of faults are kept: a new one takes the place of the rarest. */
const mostKept = 1000;

const shown = 20;

const reportSchema = z.object({
  kind: z.enum(reportKinds),
  page: z.string().startsWith('/').max(maxReportText),
  message: z.string().min(1).max(maxReportText),
  source: z.string().max(maxReportText),
});

/** Who reports: both are looked at, neither is kept. */
interface Reporter {
  address: string;
  userAgent: string;
}

/** Keeps what a page's own script reports. Throws ProblemError 422 or 429. */
export async function receivePageReport(body: unknown, reporter: Reporter): Promise<void> {
  const report = reportSchema.safeParse(body);
  if (!report.success) throw new ProblemError(422, 'Please name a kind, a page, a message and a source.');
  await receive([report.data], reporter);
}

/** Keeps what a browser reports of a policy by itself. Throws ProblemError 422 or 429. */
export async function receivePolicyReports(body: unknown, reporter: Reporter): Promise<void> {
  const reports = readPolicyReports(body).filter(({ message }) => !message.includes('-extension:'));
  if (reports.length === 0) throw new ProblemError(422, 'Please send reports of a violated policy.');
  await receive(reports, reporter);
}

async function receive(reports: PageReport[], { address, userAgent }: Reporter): Promise<void> {
  await limitAddress(db(), 'page-report', address, perHour.network);
  await limitRate(db(), 'page-report', 'all', perHour.all, 60);
  for (const report of reports) await keep(cleanReport(report), engineOf(userAgent));
}

async function keep(report: PageReport, { engine, version }: Engine): Promise<void> {
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.values(report)))
    .digest('hex');
  const again = {
    count: sql`${pageReports.count} + 1`,
    lastSeen: sql`now()`,
    browser: `${engine} ${version}`,
  };
  const known = await db()
    .update(pageReports)
    .set(again)
    .where(eq(pageReports.digest, digest))
    .returning({ digest: pageReports.digest });
  if (known.length > 0) return;
  if ((await db().$count(pageReports)) >= mostKept) await forgetRarest();
  await db()
    .insert(pageReports)
    .values({ ...report, digest, browser: again.browser, count: 1 })
    .onConflictDoUpdate({ target: pageReports.digest, set: again });
}

async function forgetRarest(): Promise<void> {
  const { digest, count, lastSeen } = pageReports;
  const rarest = db().select({ digest }).from(pageReports).orderBy(count, lastSeen).limit(1);
  await db().delete(pageReports).where(inArray(digest, rarest));
}

/** The faults that were reported last, the newest first. */
export async function newestReports(): Promise<KeptReport[]> {
  const { kind, page, message, source, browser, count, lastSeen } = pageReports;
  const rows = await db()
    .select({ kind, page, message, source, browser, count, lastSeen })
    .from(pageReports)
    .orderBy(desc(lastSeen))
    .limit(shown);
  return rows.map((row) => ({ ...row, lastSeen: row.lastSeen.toISOString() }));
}

/** Erases what was not seen again for long enough, and gives how many. */
export async function forgetOldReports(tx: Transaction, now: Date): Promise<number> {
  const gone = await tx
    .delete(pageReports)
    .where(lt(pageReports.lastSeen, new Date(now.getTime() - reportRetentionDays * 86_400_000)))
    .returning({ digest: pageReports.digest });
  return gone.length;
}
