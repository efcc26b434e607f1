import type { FailureKind, FailurePart, FailureReport } from './failure-report.ts';

const reported: Record<string, boolean> = {};

/** Tells the server once in a page's life that a part of it did not come: which, and why; nothing of who looks at it. */
export function reportFailure(part: FailurePart, kind: FailureKind): void {
  const mark = `${part} ${kind}`;
  if (reported[mark]) return;
  reported[mark] = true;
  const report: FailureReport = { page: `/${location.pathname.split('/')[1]}`, part, kind };
  send(JSON.stringify(report));
}

/** Goes out even if the visitor leaves at once. Without a connection it is lost, and nobody waits for it. */
function send(text: string): void {
  const address = '/api/failures';
  const type = 'application/json';
  if ('sendBeacon' in navigator) {
    navigator.sendBeacon(address, new Blob([text], { type }));
    return;
  }
  const request = new XMLHttpRequest();
  request.open('POST', address);
  request.setRequestHeader('content-type', type);
  request.send(text);
}
