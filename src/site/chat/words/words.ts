import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';

/** Catalogues of the island, for the build and for the words file `chat`. */
export const chatPart: Part = { forms: formsWords };
