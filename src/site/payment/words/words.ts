import { en } from './en.ts';

export const paymentFrameWords = { en };
