import type { SubscriberRow } from '#src/domain/newsletter/subscriber-list.ts';

export function sourceText({ source }: Pick<SubscriberRow, 'source'>): string {
  if (source === null) return 'Unknown';
  return source === '/' ? 'Home' : source;
}
