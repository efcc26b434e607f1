import { getTableName, type SQL, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

/** CHECK constraints; null passes where the column allows it. */

export function knownWord(column: PgColumn, words: readonly string[]) {
  const list = words.map((word) => `'${word}'`).join(', ');
  return named(column, 'known', sql`${column} in (${sql.raw(list)})`);
}

export function inRange(column: PgColumn, min: number, max?: number) {
  const limits = max === undefined ? sql.raw(`>= ${min}`) : sql.raw(`between ${min} and ${max}`);
  return named(column, 'range', sql`${column} ${limits}`);
}

/** Requires a Rwandan mobile number as stored: ten digits starting with 07. */
export function mobileNumber(column: PgColumn) {
  return named(column, 'mobile', sql`${column} ~ '^07[0-9]{8}$'`);
}

/** Allows an empty number too: erased, or none that takes mobile money. */
export function mobileNumberOrNone(column: PgColumn) {
  return named(column, 'mobile', sql`${column} ~ '^(07[0-9]{8})?$'`);
}

/** Requires a hexadecimal SHA-256. */
export function digest(column: PgColumn) {
  return named(column, 'digest', sql`${column} ~ '^[0-9a-f]{64}$'`);
}

export function base64url(column: PgColumn) {
  return named(column, 'base64url', sql`${column} ~ '^[A-Za-z0-9_-]+$'`);
}

function named(column: PgColumn, what: string, rule: SQL) {
  return check(`${getTableName(column.table)}_${column.name}_${what}`, rule);
}
