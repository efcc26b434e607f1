import { en } from './en.ts';

export const plainBookingWords = { en };
