import { en } from './en.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';

/** Words around the islands of task pages: titles, and what is shown if the island cannot start. */
export const taskPagesWords = { en, fr, rw };
