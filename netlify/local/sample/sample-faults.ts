import { receivePageReport } from '#netlify/core/island/receive-reports.ts';

/** Browsers that report faults of pages. */
const phone = 'Mozilla/5.0 (Linux; Android 7.0; SM-J330F) Chrome/92.0.4515.159 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0';

/** Faults as browsers report them. */
export async function makeSampleFaults(): Promise<void> {
  const error = {
    ...{ kind: 'error', page: '/pricing', message: 'Map.groupBy is not a function' },
    source: '/_astro/pricing.js:12',
  };
  const refused = { kind: 'policy', page: '/', message: 'img-src: https://ads.example/a.png', source: '' };
  for (const [report, userAgent] of [
    [error, phone],
    [error, phone],
    [refused, laptop],
  ] as const)
    await receivePageReport(report, { address: '192.0.2.50', userAgent });
}
