import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { knownWord } from '../checks.ts';

/** States of a build. `refused`: the platform did not take the request. */
export const buildStates = ['queued', 'building', 'built', 'failed', 'refused'] as const;

/** The latest build of the public pages: one row. */
export const siteBuilds = pgTable(
  'site_builds',
  {
    /** Id of the build in the audit log. */
    id: uuid().primaryKey().defaultRandom(),
    only: boolean().notNull().default(true).unique(),
    /** Digest of the content the last request covers; null if it was refused or something changed since. */
    requestedDigest: text('requested_digest'),
    requestedAt: timestamp('requested_at', { withTimezone: true }),
    /** Null before the first request. */
    state: text({ enum: buildStates }),
    stateSince: timestamp('state_since', { withTimezone: true }),
    reason: text(),
    deployId: text('deploy_id'),
    deployCreatedAt: timestamp('deploy_created_at', { withTimezone: true }),
  },
  (table) => [check('site_builds_only', sql`${table.only}`), knownWord(table.state, buildStates)],
);
