import { en } from './en.ts';
import { fr } from './fr.ts';

export const occasionWords = { en, fr };
