import type { PageReport } from '#src/domain/island/page-report.ts';

const address = '/api/reports';

/** Sends a report even as the visitor leaves; lost when offline. */
export function sendReport(report: PageReport): void {
  const text = JSON.stringify(report);
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
