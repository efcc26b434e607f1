import type pg from 'pg';
import { cachedUser } from '#src/domain/account/user.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { fillBooks, withDatabase, withSql } from './database.ts';

export function withBooks<T>(
  bookings: number,
  use: (admin: TestUser, sql: pg.Client) => Promise<T>,
): Promise<T> {
  return withDatabase((databaseUrl) =>
    withSql(databaseUrl, async (sql) => {
      await fillBooks(sql, bookings);
      return use(await makeUser('bench@example.com', 'ADMIN'), sql);
    }),
  );
}

export const storedFor = ({ user, token }: TestUser): Record<string, string> => ({
  fts_token: token,
  fts_user: JSON.stringify(cachedUser({ ...user, avatarUrl: null })),
});
