import { paperWords } from '#src/domain/paper/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';

const paperPageWords = { en, fr, rw };

/** Catalogues of the island, for the build and for the words file `paper`. */
export const paperPart: Part = { forms: formsWords, paper: paperWords, 'paper-page': paperPageWords };
