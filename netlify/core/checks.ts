import { getTableName, type SQL, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

/** What the database itself refuses, whatever the code before it let through. Null passes where the column allows it. */

/** One of the words. They are the same that the column’s type has. */
export function knownWord(column: PgColumn, words: readonly string[]) {
  const list = words.map((word) => `'${word}'`).join(', ');
  return named(column, 'known', sql`${column} in (${sql.raw(list)})`);
}

/** A number of at least `min`, and of at most `max` where there is one. */
export function inRange(column: PgColumn, min: number, max?: number) {
  const limits = max === undefined ? sql.raw(`>= ${min}`) : sql.raw(`between ${min} and ${max}`);
  return named(column, 'range', sql`${column} ${limits}`);
}

/** A Rwandan mobile number as we keep it: ten digits that begin with 07. */
export function mobileNumber(column: PgColumn) {
  return named(column, 'mobile', sql`${column} ~ '^07[0-9]{8}$'`);
}

/** The same, or nothing: the number was erased, or there is none that takes mobile money. */
export function mobileNumberOrNone(column: PgColumn) {
  return named(column, 'mobile', sql`${column} ~ '^(07[0-9]{8})?$'`);
}

/** A SHA-256 in hexadecimal, as all that is kept of a token, a code or a number. */
export function digest(column: PgColumn) {
  return named(column, 'digest', sql`${column} ~ '^[0-9a-f]{64}$'`);
}

/** Bytes in letters, as browsers and passkeys send them. */
export function base64url(column: PgColumn) {
  return named(column, 'base64url', sql`${column} ~ '^[A-Za-z0-9_-]+$'`);
}

function named(column: PgColumn, what: string, rule: SQL) {
  return check(`${getTableName(column.table)}_${column.name}_${what}`, rule);
}
