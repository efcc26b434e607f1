import { en } from './en.ts';

export const paymentWords = { en };
