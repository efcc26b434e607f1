import { en } from './en.ts';

export const billingWords = { en };
