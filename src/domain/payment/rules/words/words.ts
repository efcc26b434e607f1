import { en } from './en.ts';

export const paymentRuleWords = { en };
