import { spawnSync } from 'node:child_process';
import * as z from 'zod';

/**
 * Fails on high or critical advisories of runtime packages.
 * Only warns if the registry is down, on which a build must not depend.
 */
const { stdout } = spawnSync('npm audit --json --omit=dev', { shell: true, encoding: 'utf8' });

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

const read = report.safeParse(parsed(stdout));
if (!read.success) {
  console.warn(
    'Advisories were not checked: the registry does not answer. Run “npm run advisories” where it does.',
  );
} else {
  const grave = Object.entries(read.data.vulnerabilities).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  const told = grave.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  if (told.length > 0)
    throw new Error(['Known weaknesses:', ...told, 'See “npm audit --omit=dev”.'].join('\n'));
  console.log('No known weakness, high or critical, in what the site runs with.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
