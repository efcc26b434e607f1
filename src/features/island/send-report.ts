/** Sends a report that goes out even if the visitor leaves at once. Without a connection it is lost, and nobody waits for it. */
export function sendReport(address: string, report: object): void {
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
