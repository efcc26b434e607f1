import { chatWords } from '#src/domain/chat/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';

/** Catalogues of the chat, for the words file `chat`. */
export const chatPart: Part = { chat: chatWords, forms: formsWords };
