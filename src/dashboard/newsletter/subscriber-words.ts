import type { SubscriberRow } from '#src/domain/newsletter/subscriber-list.ts';

/** Where someone subscribed: the page's path, or that nobody wrote it down. */
export function sourceText({ source }: Pick<SubscriberRow, 'source'>): string {
  if (source === null) return 'Unknown';
  return source === '/' ? 'Home' : source;
}
