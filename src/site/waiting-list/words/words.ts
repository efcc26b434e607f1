import { keptSlotWords } from '#src/domain/booking/slot/words/words.ts';
import { waitingListWords } from '#src/domain/waiting-list/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';

/** Catalogues of the island, for the build and for the words file `waiting-list`. */
export const waitingListPart: Part = {
  forms: formsWords,
  'waiting-list': waitingListWords,
  'kept-slot': keptSlotWords,
};
