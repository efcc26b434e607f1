import * as z from 'zod';
import type { PageReport } from '#src/domain/island/page-report.ts';

/** Maximum per request; browsers send several, and more add nothing. */
const most = 3;

const address = z.string().max(4000).catch('');
const line = z.number().int().min(0).max(1e9).catch(0);

/** Body sent by `report-uri`. */
const older = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'effective-directive': address,
    'violated-directive': address,
    'blocked-uri': address,
    'source-file': address,
    'line-number': line,
  }),
});

/** Body sent by the Reporting API. */
const newer = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: address,
      effectiveDirective: address,
      blockedURL: address,
      sourceFile: address,
      lineNumber: line,
    }),
  }),
);

export function readPolicyReports(body: unknown): PageReport[] {
  const one = older.safeParse(body);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'];
    return [
      reportOf(
        report['document-uri'],
        directive,
        report['blocked-uri'],
        report['source-file'],
        report['line-number'],
      ),
    ];
  }
  const many = newer.safeParse(body);
  if (!many.success) return [];
  return many.data
    .slice(0, most)
    .map(({ body: { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } }) =>
      reportOf(documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber),
    );
}

function reportOf(page: string, directive: string, blocked: string, file: string, line: number): PageReport {
  const source = file === '' ? '' : `${pathOf(file)}:${line}`;
  return { kind: 'policy', page: pathOf(page), message: `${directive}: ${blocked}`, source };
}

function pathOf(text: string): string {
  return URL.canParse(text) ? new URL(text).pathname : '';
}
