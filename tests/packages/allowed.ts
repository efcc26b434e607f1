/** Allowed licences, spelled as packages write them, with the reason. */
export const allowedLicences: Record<string, string> = {
  MIT: 'its notice goes with what is published',
  'MIT-0': 'asks for nothing',
  '0BSD': 'asks for nothing',
  ISC: 'as MIT',
  'BSD-2-Clause': 'as MIT',
  'BSD-3-Clause': 'as MIT, and names nobody in advertising',
  BSD: 'dialog-polyfill: its file of the licence is BSD-3-Clause',
  'BlueOak-1.0.0': 'as MIT',
  'Apache-2.0': 'as MIT, with patents',
  'Apache 2': '@netlify/binary-info: Apache-2.0',
  'Apache-2.0 AND MIT': 'both are allowed',
  'MIT OR Apache-2.0': 'one is enough',
  '(MIT OR CC0-1.0)': 'one is enough',
  '(MIT AND Zlib)': 'both are as MIT',
  '(BSD-2-Clause OR MIT OR Apache-2.0)': 'one is enough',
  '(BSD-3-Clause OR GPL-2.0)': 'taken as BSD-3-Clause',
  'Python-2.0': 'as MIT',
  'CC0-1.0': 'asks for nothing',
  'CC-BY-3.0': 'data of names of licences, for builds only',
  'CC-BY-4.0': 'data about browsers, for builds only',
  'OFL-1.1': 'fonts, which may be served under their name',
  'MPL-2.0': 'files that we do not change, for builds and tests only',
  'LGPL-3.0-or-later':
    'libvips, a library of its own, which sharp loads from a separate file next to the functions',
  'Apache-2.0 AND LGPL-3.0-or-later': 'the same on Windows',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'the same as WebAssembly',
};

/** Licences of packages that do not state them in package.json. */
export const knownLicences: Record<string, string> = {
  callsite: 'MIT, by its Readme',
  fuzzy: 'MIT, by its file of the licence',
  precond: 'MIT, by its Readme',
};

/** Packages without a digest in the lock file, by reason. */
export const withoutDigest: Record<string, RegExp> = {
  'for other systems than those of our builds; npm adds the digest where it first installs them':
    /^@(astrojs\/compiler-binding-|biomejs\/cli-|oxc-parser\/binding-|pagefind\/)(android|darwin|freebsd|openharmony|wasm32|win(32|dows)|linux-(arm|ppc64|riscv64|s390x|x64-musl))/,
};
