import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  received: 'Merci ! Votre candidature nous est parvenue.',
  contactSoon: 'Nous vous contacterons très bientôt.',
} as const satisfies Translation<typeof en>;
