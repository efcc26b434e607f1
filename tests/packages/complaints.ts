import { allowedLicences, knownLicences, withoutDigest } from './allowed.ts';
import type { LockedPackage } from './lock-file.ts';

/**
 * Lists the faults of a package. `scripts`: `allowScripts` of package.json;
 * an entry, true or false, means that the script was reviewed.
 */
export function complaintsAbout(locked: LockedPackage, scripts: Record<string, boolean>): string[] {
  const { name, version, licence, source, hasInstallScript } = locked;
  const wrong = [
    // The lock file has no URL for packages of the registry (.npmrc).
    source !== undefined && `comes from ${source}`,
    !hasDigest(locked) && 'has no SHA-512 in package-lock.json',
    !(Object.hasOwn(allowedLicences, licence) || Object.hasOwn(knownLicences, name)) &&
      `has a licence that nobody allowed: ${licence}`,
    hasInstallScript &&
      !Object.hasOwn(scripts, name) &&
      'runs a script when it is installed, and allowScripts does not name it',
  ];
  return wrong.filter((what) => what !== false).map((what) => `${name}@${version} ${what}`);
}

function hasDigest({ name, integrity, bundled }: LockedPackage): boolean {
  if (integrity?.startsWith('sha512-') || bundled) return true;
  return integrity === undefined && Object.values(withoutDigest).some((names) => names.test(name));
}
