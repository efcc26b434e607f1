import { en } from './en.ts';

export const paymentMailWords = { en };
