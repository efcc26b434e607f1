import { knownLicences } from './allowed.ts';
import { lockedPackages } from './lock-file.ts';

const byLicence = Map.groupBy(lockedPackages(), ({ name, licence }) => knownLicences[name] ?? licence);
for (const [licence, packages] of [...byLicence].toSorted()) {
  const names = packages.map(({ name, version, development }) =>
    development ? `(${name}@${version})` : `${name}@${version}`,
  );
  console.log(`${licence}: ${names.length}\n  ${[...new Set(names)].sort().join('\n  ')}\n`);
}
