import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { messageWords } from '#src/domain/message/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';

/** Catalogues of the island, for the build and for the words file `conversation`. */
export const conversationPart: Part = {
  conversation: conversationWords,
  forms: formsWords,
  message: messageWords,
};
