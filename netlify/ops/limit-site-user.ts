import pg from 'pg';
import { OperatorError } from './command.ts';

/** Append-only tables, with the columns that may be cleared when a person is erased. */
const onlyAdded: Readonly<Record<string, readonly string[]>> = {
  audit_entries: ['before', 'after'],
  ledger_entries: ['reason'],
  day_closings: [],
  till_entries: [],
  papers: ['holder', 'booking_id', 'digest'],
};

/**
 * Limits a user to the site's rows, in present and future tables of the owner.
 * Throws OperatorError for a missing user, or one that still may do more.
 */
export async function limitSiteUser(ownerUrl: string, user: string): Promise<void> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    if (!(await exists(client, user)))
      throw new OperatorError(
        `The database has no user "${user}". Please make it first: create role ${pg.escapeIdentifier(user)} login password '…'`,
      );
    // Rolled back for a rejected user, who keeps all rights: it may be the owner, who needs them.
    await client.query('begin');
    await client.query(grants(pg.escapeIdentifier(user)));
    if (await mayDoMore(client, user))
      throw new OperatorError(
        `"${user}" may do more than the site needs, as an owner, a superuser or a member of another role. Please make a user for the site alone.`,
      );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function exists(client: pg.Client, user: string): Promise<boolean> {
  return (await client.query('select from pg_roles where rolname = $1', [user])).rowCount === 1;
}

function grants(user: string): string {
  const rows = 'select, insert, update, delete';
  const kept = Object.entries(onlyAdded).flatMap(([table, columns]) => [
    `revoke update, delete on ${table} from ${user}`,
    ...(columns.length > 0 ? [`grant update (${columns.join(', ')}) on ${table} to ${user}`] : []),
  ]);
  return [
    'revoke create on schema public from public',
    // Earlier grants, such as all rights.
    `revoke all on schema public, netlify from ${user}`,
    `revoke all on all tables in schema public, netlify from ${user}`,
    `alter default privileges in schema public revoke all on tables from ${user}`,
    `grant usage on schema public, netlify to ${user}`,
    `grant select on netlify.migrations to ${user}`,
    `grant ${rows} on all tables in schema public to ${user}`,
    `alter default privileges in schema public grant ${rows} on tables to ${user}`,
    ...kept,
  ].join('; ');
}

/**
 * True if rights come from elsewhere: owners can do anything, and members can take on their roles.
 * Built-in roles (`pg_…`) reach beyond the site.
 */
async function mayDoMore(client: pg.Client, user: string): Promise<boolean> {
  const { rows } = await client.query<{ more: boolean }>(
    `select bool_or(rolsuper or rolcreaterole or rolcreatedb or starts_with(rolname, 'pg_')
       or has_schema_privilege(oid, 'public', 'create')
       or has_table_privilege(oid, 'ledger_entries', 'delete, truncate')
       or exists (select from pg_shdepend where refobjid = pg_roles.oid and deptype = 'o')) as more
     from pg_roles where pg_has_role($1, oid, 'member')`,
    [user],
  );
  return rows[0]?.more !== false;
}
