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

/** Only complaints are worth reading. */
const logger = { log: () => undefined, warn: console.warn, error: console.error };

/** Starts the named parts of the platform's local emulation, for a site at this address; the others stay off. */
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
    // Empty: the account that someone may be signed in to on this machine is not asked.
    apiToken: '',
    ...Object.fromEntries(enabled),
  });
  await netlify.start();
  return netlify;
}
