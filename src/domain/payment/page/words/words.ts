import { en } from './en.ts';

export const paymentPageWords = { en };
