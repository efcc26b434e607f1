import { en } from './en.ts';
import { fr } from './fr.ts';

export const applicationPageWords = { en, fr };
