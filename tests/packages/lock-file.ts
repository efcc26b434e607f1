import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** What package-lock.json says of one package. */
export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  /** The digest by which npm knows that it got what was meant. */
  integrity: string | undefined;
  /** Where it comes from, when that is not left to npm’s registry. */
  source: string | undefined;
  hasInstallScript: boolean;
  /** It comes within another package, and is covered by that one’s digest. */
  bundled: boolean;
  /** Used to build and test only. */
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

/** All packages of a lock file’s text, but for the project itself. */
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

/** Those of this project. */
export function lockedPackages(): LockedPackage[] {
  return packagesOf(readFileSync('package-lock.json', 'utf8'));
}
