import { en } from './en.ts';

export const paymentShareWords = { en };
