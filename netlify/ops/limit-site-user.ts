import pg from 'pg';
import { OperatorError } from './command.ts';

/** Tables to which rows are only added, and what may be taken out of them when people are forgotten. */
const onlyAdded: Readonly<Record<string, readonly string[]>> = {
  audit_entries: ['before', 'after'],
  ledger_entries: ['reason'],
  day_closings: [],
};

/**
 * Lets a user of the database read and write the site's rows, and nothing else. Asked with the address of the tables' owner, whose
 * later tables that user may fill, too. Throws an OperatorError for a user who does not exist, or may do more all the same.
 */
export async function limitSiteUser(ownerUrl: string, user: string): Promise<void> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    if (!(await exists(client, user)))
      throw new OperatorError(
        `The database has no user "${user}". Please make it first: create role ${pg.escapeIdentifier(user)} login password '…'`,
      );
    // Who is refused keeps the rights they had: the owner could not go on without theirs.
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
    // What someone gave it before, such as all rights at once.
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
 * True when a right comes from elsewhere: who owns something can do anything with it, and a member of a role can become that role,
 * whatever it inherits. The database's own roles (`pg_…`) reach beyond the site.
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
