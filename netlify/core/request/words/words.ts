import { en } from './en.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';

export const requestWords = { en, fr, rw };
