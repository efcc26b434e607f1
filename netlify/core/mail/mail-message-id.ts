import { site } from '#src/domain/studio/site.ts';

/** Returns an email's Message-ID, by which resends are recognised and replies are threaded. */
export function messageIdOf(mailId: string): string {
  return `<${mailId}@${new URL(site.url).hostname}>`;
}
