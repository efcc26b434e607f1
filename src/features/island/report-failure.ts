import type { FailureKind, FailurePart, FailureReport } from './failure-report.ts';
import { sendReport } from './send-report.ts';

const reported: Record<string, boolean> = {};

/** Tells the server once in a page's life that a part of it did not come: which, and why; nothing of who looks at it. */
export function reportFailure(part: FailurePart, kind: FailureKind): void {
  const mark = `${part} ${kind}`;
  if (reported[mark]) return;
  reported[mark] = true;
  const report: FailureReport = { page: `/${location.pathname.split('/')[1]}`, part, kind };
  sendReport('/api/failures', report);
}
