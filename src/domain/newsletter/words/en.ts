import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  email: 'Your email',
  // Consent given by subscribing, as in the privacy policy. Stored with each address as worded then.
  consent:
    'We use your address only for our newsletter and your discount code. You can unsubscribe from any email.',
} as const satisfies Messages;
