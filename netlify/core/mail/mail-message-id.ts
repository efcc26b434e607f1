import { site } from '#src/domain/studio/site.ts';

/** The Message-ID of a mail in the outbox: a repeated send is known again by it, and an answer names what it answers. */
export function messageIdOf(mailId: string): string {
  return `<${mailId}@${new URL(site.url).hostname}>`;
}
