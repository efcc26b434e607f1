import { en } from './en.ts';

export const newBookingWords = { en };
