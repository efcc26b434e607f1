import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  chat: 'Chat',
  // Name of the button for screen readers; it begins with the word on it.
  chatWithSupport: 'Chat with support',
  notLoaded:
    'We could not load the chat. Check your connection and press the button again, or use the numbers at the end of this page.',
  broken: 'Please reload the page, or use one of the ways at the end of the page to reach us.',
  commonQuestions: 'Common questions',
  close: 'Close the chat',
  conversation: 'Conversation',
  // Before a message, for screen readers.
  visitorSays: 'You:',
  studioSays: 'Support:',
  yourMessage: 'Your message',
  writeQuestion: 'Write your question',
  send: 'Send',
  contactPage: 'Contact page',

  // Facts within the sentences of replies.
  lowestPrice: '{amount:money}',
  priceOnRequest: 'a price on request',
  // FRW, as the bot has always written it.
  fullProductions: '{amount:number} FRW',
  fullProductionsBeforeVat: '{amount:number} FRW + VAT',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    chat: typeof en;
  }
}
