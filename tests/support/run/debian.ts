import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Installs Debian packages, if possible: on Debian, as root. */
export function installFromDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const install = ['install', '-y', '-qq', ...packages];
  run('apt-get', ...install) || (run('apt-get', 'update', '-qq') && run('apt-get', ...install));
}
