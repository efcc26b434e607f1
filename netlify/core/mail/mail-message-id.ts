import { site } from '#src/domain/studio/site.ts';

export function messageIdOf(mailId: string): string {
  return `<${mailId}@${new URL(site.url).hostname}>`;
}
