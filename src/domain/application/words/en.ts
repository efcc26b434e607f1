import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  received: 'Thank you! Your application was received.',
  contactSoon: 'We will contact you shortly.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    application: typeof en;
  }
}
