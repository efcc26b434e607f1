import { en } from './en.ts';

export const plainPaymentWords = { en };
