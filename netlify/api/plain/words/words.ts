import { en } from './en.ts';
import { fr } from './fr.ts';

export const plainPageWords = { en, fr };
