import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { clients } from './client/client.table.ts';
import { afterCommit, db } from './database.ts';

const environment = setUpEnvironment();

test('two transactions that lock in opposite orders both end, and each acts once after it', async () => {
  const rows = await environment.sql<{ id: string }>(
    `insert into clients (name) values ('A'), ('B') returning id`,
  );
  const ids = rows.map(({ id }) => id);
  const commits: string[] = [];
  const both = Promise.withResolvers<void>();
  let waiting = 0;
  const change = (order: string[], name: string) =>
    db().transaction(async (tx) => {
      afterCommit(tx, () => commits.push(name));
      for (const id of order) {
        await tx
          .update(clients)
          .set({ name: sql`${clients.name} || ${name}` })
          .where(eq(clients.id, id));
        waiting += 1;
        if (waiting === 2) both.resolve();
        await both.promise;
      }
    });
  await Promise.all([change(ids, '1'), change(ids.toReversed(), '2')]);
  const names = await environment.sql<{ name: string }>('select name from clients order by left(name, 1)');
  expect(names.map(({ name }) => [...name].toSorted().join(''))).toEqual(['12A', '12B']);
  expect(commits.toSorted()).toEqual(['1', '2']);
});
