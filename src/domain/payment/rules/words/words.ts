import { en } from './en.ts';
import { fr } from './fr.ts';

export const paymentRuleWords = { en, fr };
