import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  onRequest: 'sur demande',
  fullProductions: '{sum:number} FRW',
  fullProductionsBeforeVat: '{sum:number} FRW hors TVA',
} as const satisfies Translation<typeof en>;
