import { site } from '#src/features/studio/site.ts';
import type { MailPart } from './mail-content.ts';

/** How to reach a person. */
export const stayInTouchPart: MailPart = {
  kind: 'paragraph',
  text: `Questions? Reply to this email or call ${site.phones[0].display} or ${site.phones[1].display} (${site.hours}).`,
};
