import { maxReportText } from '#src/domain/island/page-report.ts';
import { sendReport } from './send-report.ts';

let reported = false;

/** Reports a failed island once per page view, without visitor data. */
export function reportFailure(part: string, why: string): void {
  if (reported) return;
  reported = true;
  const message = `${part}: ${why}`.slice(0, maxReportText);
  sendReport({ kind: 'part', page: location.pathname, message, source: '' });
}
