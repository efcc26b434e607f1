import { en } from './en.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';

/** Words about languages, each in its own, because pages in another show them. */
export const languageWords = { en, fr, rw };
