import { en } from './en.ts';
import { fr } from './fr.ts';

export const paymentPageWords = { en, fr };
