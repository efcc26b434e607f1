import { readFileSync } from 'node:fs';
import * as z from 'zod';

export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  integrity: string | undefined;
  /** Source, if it is not npm’s registry. */
  source: string | undefined;
  hasInstallScript: boolean;
  /** True if another package contains it, whose digest covers it. */
  bundled: boolean;
  development: boolean;
}

const flag = z.boolean().default(false);
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().default(''),
      license: z.string().default('none'),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: flag,
      inBundle: flag,
      dev: flag,
    }),
  ),
});

/** Parses a lock file into its packages, without the project itself. */
export function packagesOf(text: string): LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      licence: entry.license,
      integrity: entry.integrity,
      source: entry.resolved,
      hasInstallScript: entry.hasInstallScript,
      bundled: entry.inBundle,
      development: entry.dev,
    }));
}

export function lockedPackages(): LockedPackage[] {
  return packagesOf(readFileSync('package-lock.json', 'utf8'));
}
