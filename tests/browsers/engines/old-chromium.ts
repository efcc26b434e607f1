import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { localFolder } from '#netlify/ops/places.ts';
import { installFromDebian } from '#tests/support/run/debian.ts';

/**
 * Old Chromium from an npm package, fetched by `npm pack` when a test needs it. Not a dependency:
 * it saves every install 100 MB and its outdated libraries.
 */
interface OldChromium {
  package: string;
  integrity: string;
}

const oldChromiums = {
  109: {
    package: '@sparticuz/chromium@109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
  92: {
    package: 'chrome-aws-lambda@10.1.0',
    integrity:
      'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
} satisfies Record<number, OldChromium>;

export type OldVersion = keyof typeof oldChromiums;

export const oldChromiumProgram = (version: OldVersion) =>
  path.join(localFolder, 'browsers', `chromium-${version}`);

/** Installs an old Chromium, if possible: it needs Linux on x64. */
export function installOldChromium(version: OldVersion): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  if (!existsSync(oldChromiumProgram(version))) unpack(version);
  if (run('ldd', [oldChromiumProgram(version)], '.').includes('not found'))
    installFromDebian('libnss3', 'libexpat1');
}

function unpack(version: OldVersion): void {
  const program = oldChromiumProgram(version);
  const folder = `${program}.unfinished`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', fetchPackage(oldChromiums[version], folder), 'package/bin/chromium.br'], folder);
  const unpacked = path.join(folder, 'chromium');
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(path.join(folder, 'package/bin/chromium.br'))));
  chmodSync(unpacked, 0o755);
  renameSync(unpacked, program);
  rmSync(folder, { recursive: true });
}

function fetchPackage({ package: name, integrity }: OldChromium, folder: string): string {
  const file = path.join(folder, run('npm', ['pack', '--silent', name], folder).trim());
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity)
    throw new Error(`What npm gave for ${name} is not what this project knows: its hash is ${found}.`);
  return file;
}

function run(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`“${program} ${args.join(' ')}” failed: ${error?.message ?? stderr}`);
  return stdout;
}
