import { hkdfSync } from 'node:crypto';
import { databaseAddress } from './database.ts';
import { env } from './env.ts';

/** A key of 256 bits for one purpose. It stands in no table: anyone who holds only the database, or a copy of it, lacks it. */
export function serverKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', env('SERVER_SECRET') ?? databasePassword(), '', purpose, 32));
}

/** The one secret that every deployment has. */
function databasePassword(): string {
  const { password } = new URL(databaseAddress());
  if (password === '')
    throw new Error(
      'The database’s address holds no password: please set the environment variable SERVER_SECRET.',
    );
  return password;
}
