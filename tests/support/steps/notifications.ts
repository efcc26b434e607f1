import { newsText } from '#netlify/core/notification/notification-words.ts';
import type { Environment } from '../server/environment.ts';

/** Reads notifications as staff do, the oldest first. */
export async function notificationsOf(environment: Environment, where = 'true', given: unknown[] = []) {
  const found = await environment.sql<{ kind: string; key: string; values: unknown }>(
    `select kind, key, values from notifications where ${where} order by created_at`,
    given,
  );
  return found.map(({ kind, ...news }) => ({ kind, text: newsText(news) }));
}
