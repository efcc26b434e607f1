import { expect, test } from 'vitest';
import { complaintsAbout } from './complaints.ts';
import { type LockedPackage, lockedPackages, packagesOf } from './lock-file.ts';

const right: LockedPackage = {
  name: 'left-pad',
  version: '1.0.0',
  licence: 'MIT',
  integrity: 'sha512-AAAA',
  source: undefined,
  hasInstallScript: false,
  bundled: false,
  development: false,
};
const saidOf = (changes: Partial<LockedPackage>, scripts = {}) =>
  complaintsAbout({ ...right, ...changes }, scripts);

test('a registry package with a digest and a free licence gets no complaint', () => {
  expect(saidOf({})).toEqual([]);
  expect(saidOf({ integrity: undefined, bundled: true })).toEqual([]);
});

test.each<[string, Partial<LockedPackage>]>([
  ['comes from', { source: 'git+ssh://git@example.com/left-pad.git' }],
  ['comes from', { source: 'https://example.com/left-pad.tgz' }],
  ['has no SHA-512', { integrity: undefined }],
  ['has no SHA-512', { integrity: 'sha1-AAAA' }],
  ['has no SHA-512', { name: '@biomejs/cli-linux-x64', integrity: undefined }],
  ['has no SHA-512', { name: '@biomejs/cli-win32-x64', integrity: 'sha1-AAAA' }],
  ['has a licence', { licence: 'GPL-3.0-only' }],
  ['has a licence', { licence: 'none' }],
  ['has a licence', { licence: 'toString' }],
  ['runs a script', { hasInstallScript: true }],
])('a package gets the complaint “%s”', (what, changes) => {
  expect(saidOf(changes)).toEqual([expect.stringContaining(what)]);
});

test('an install script is accepted once it is allowed or denied by name', () => {
  expect(saidOf({ hasInstallScript: true }, { 'left-pad': true })).toEqual([]);
  expect(saidOf({ hasInstallScript: true }, { 'left-pad': false })).toEqual([]);
});

test('every package of the lock file is read', () => {
  const text = JSON.stringify({
    packages: {
      '': { name: 'project' },
      'node_modules/a/node_modules/@b/c': {
        version: '1.0.0',
        license: 'MIT',
        integrity: 'sha512-AAAA',
        dev: true,
      },
    },
  });
  expect(packagesOf(text)).toEqual([{ ...right, name: '@b/c', development: true }]);
  expect(lockedPackages().length).toBeGreaterThan(1000);
});
