import { randomBytes } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { type Database, db } from '../database.ts';
import { logError } from '../log.ts';
import { siteUrl } from '../site-url.ts';
import { credentials, sessions, users } from './account.table.ts';
import { hashedTokens } from './hashed-tokens.ts';
import { tellOutages } from './tell-outages.ts';

const schema = { user: users, session: sessions, account: credentials };

function build(database: Database) {
  return betterAuth({
    baseURL: siteUrl('/'),
    basePath: '/api/auth',
    // It would sign cookies of its own, and none of those ever leaves this process: tokens are opaque and stand in the database.
    secret: randomBytes(32).toString('hex'),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...[cause]) => logError(message, cause) },
    database: hashedTokens(tellOutages(drizzleAdapter(database, { provider: 'pg', schema }))),
    advanced: { database: { generateId: 'uuid' }, ipAddress: { disableIpTracking: true } },
    // It would run in auth.handler only, which nobody calls: see docs/decisions/0011.
    rateLimit: { enabled: false },
    session: { cookieCache: { enabled: false } },
  });
}

let built: { database: Database; auth: ReturnType<typeof build> } | undefined;

/** What begins and ends sessions, over the database in use. Who brings a token is read in sessions.ts. */
export function auth(): ReturnType<typeof build> {
  const database = db();
  if (built?.database !== database) built = { database, auth: build(database) };
  return built.auth;
}
