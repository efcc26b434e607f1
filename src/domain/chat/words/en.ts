import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  // Fills “Our lowest session price is …” if nothing has a price.
  onRequest: 'a price on request',
  // FRW, as the chat has always written it. Fills “full productions from …”.
  fullProductions: '{sum:number} FRW',
  fullProductionsBeforeVat: '{sum:number} FRW + VAT',
} as const satisfies Messages;
