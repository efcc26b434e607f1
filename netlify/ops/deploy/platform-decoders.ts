import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../command.ts';

/** sharp's packages for the platform's machines, which netlify.toml includes. */
const decoders = ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'];

/** Throws if the packages are missing: npm installs only those of the machine it runs on. */
export function requirePlatformDecoders(packages: string): void {
  if (decoders.every((name) => existsSync(path.join(packages, name)))) return;
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(packages, 'sharp/package.json'), 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  const missing = decoders.map((name) => `${name}@${optionalDependencies[name]}`).join(' ');
  throw new OperatorError(
    `Uploaded pictures would be refused: sharp is not installed for the platform's machines. Please run "npm install --no-save --force ${missing}", and then run this command again.`,
  );
}
