import { and, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  type NotificationRow,
  notificationListRules,
  unreadDays,
} from '#src/domain/notification/notification-list.ts';
import type { ListPage, PageQuery } from '#src/lib/lists/list-rules.ts';
import type { SignedIn } from '../account/sessions.ts';
import { db } from '../database.ts';
import { list, readList } from '../lists/list.ts';
import { readFields } from '../read-fields.ts';
import { notificationReads, notifications } from './notification.table.ts';
import { newsText } from './notification-words.ts';

const { id, kind, key, values, subjectId, createdAt } = notifications;

const mostUnread = 100;

export const notificationList = list({
  rules: notificationListRules,
  table: notifications,
  id,
  columns: { id, kind, key, values, subjectId, createdAt },
  sorts: { createdAt },
  filters: { kind: (wanted) => eq(kind, wanted) },
  rows: (found) =>
    found.map(({ key, values, createdAt, ...row }) => ({
      ...row,
      text: newsText({ key, values }),
      createdAt: createdAt.toISOString(),
    })),
  csv: {},
});

export interface News extends ListPage<NotificationRow> {
  /** At most 100. */
  unread: number;
}

/** Reads a page of notifications for a user. Throws ProblemError 422. */
export async function readNews(me: SignedIn, query: PageQuery): Promise<News> {
  const page = await readList(notificationList, query, me.user.id);
  const ids = page.items.map((item) => item.id);
  const unread = await db()
    .select({ id })
    .from(notifications)
    .where(and(isUnread(me), inArray(id, ids)));
  const isNew = new Set(unread.map((item) => item.id));
  const items = page.items.map((item) => ({ ...item, unread: isNew.has(item.id) }) as NotificationRow);
  return { ...page, items, unread: await countUnread(me) };
}

const readSchema = z.union(
  [
    z.strictObject({ all: z.literal(true) }),
    z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  ],
  'Send { "all": true }, or the ids of up to 100 notifications.',
);
export type ReadRequest = z.input<typeof readSchema>;

/** Marks as read for this user; returns the number left unread. Throws ProblemError 400 or 422. */
export async function markRead(me: SignedIn, body: unknown): Promise<number> {
  const request = readFields(readSchema, body);
  const which = 'ids' in request ? inArray(id, request.ids) : undefined;
  await db()
    .insert(notificationReads)
    .select(
      db()
        .select({ userId: sql<string>`${me.user.id}::uuid`.as('user_id'), notificationId: id })
        .from(notifications)
        .where(and(isUnread(me), which)),
    )
    .onConflictDoNothing();
  return countUnread(me);
}

async function countUnread(me: SignedIn): Promise<number> {
  const unread = db().select({ id }).from(notifications).where(isUnread(me)).limit(mostUnread).as('unread');
  const [counted] = await db().select({ total: sql<number>`count(*)::int` }).from(unread);
  return counted?.total ?? 0;
}

function isUnread({ user }: SignedIn) {
  const read = db()
    .select({ one: sql`1` })
    .from(notificationReads)
    .where(and(eq(notificationReads.userId, user.id), eq(notificationReads.notificationId, id)));
  const since = sql`now() - ${unreadDays} * interval '1 day'`;
  return and(isNull(notifications.readAt), gt(createdAt, since), notExists(read));
}
