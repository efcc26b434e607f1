import { NetlifyDev } from '@netlify/dev';
import { projectRoot } from '#netlify/ops/places.ts';

const parts = [
  'aiGateway',
  'blobs',
  'database',
  'edgeFunctions',
  'environmentVariables',
  'functions',
  'geolocation',
  'headers',
  'images',
  'redirects',
  'staticFiles',
] as const;
type Part = (typeof parts)[number];

const logger = { log: () => undefined, warn: console.warn, error: console.error };

export async function startNetlify(
  serverAddress: string | null,
  wanted: readonly Part[],
): Promise<NetlifyDev> {
  const enabled = parts.map((part) => [part, { enabled: wanted.includes(part) }]);
  const netlify = new NetlifyDev({
    projectRoot,
    logger,
    serverAddress,
    skipGitignore: true,
    // Empty, so that a Netlify login on this machine is not used.
    apiToken: '',
    ...Object.fromEntries(enabled),
  });
  await netlify.start();
  return netlify;
}
