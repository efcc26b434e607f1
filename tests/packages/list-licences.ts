import { knownLicences } from './allowed.ts';
import { lockedPackages } from './lock-file.ts';

/** Lists every package by its licence; those that are only for building and testing in brackets. */
const byLicence = Map.groupBy(lockedPackages(), ({ name, licence }) => knownLicences[name] ?? licence);
for (const [licence, packages] of [...byLicence].toSorted()) {
  const names = packages.map(({ name, version, development }) =>
    development ? `(${name}@${version})` : `${name}@${version}`,
  );
  console.log(`${licence}: ${names.length}\n  ${[...new Set(names)].sort().join('\n  ')}\n`);
}
