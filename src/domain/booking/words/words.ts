import { en } from './en.ts';

export const bookingWords = { en };
