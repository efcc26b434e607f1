import { hkdfSync } from 'node:crypto';
import { databaseAddress } from './database.ts';
import { env } from './env.ts';

/** Derives a 256-bit key for one purpose; it is not in the database, so a dump alone cannot decrypt. */
export function serverKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', env('SERVER_SECRET') ?? databasePassword(), '', purpose, 32));
}

/** Returns the only secret that every deployment has. */
function databasePassword(): string {
  const { password } = new URL(databaseAddress());
  if (password === '')
    throw new Error(
      'The database’s address holds no password: please set the environment variable SERVER_SECRET.',
    );
  return password;
}
