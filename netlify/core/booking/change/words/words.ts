import { en } from './en.ts';
import { fr } from './fr.ts';

export const changeWords = { en, fr };
