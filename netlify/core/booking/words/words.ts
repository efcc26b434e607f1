import { en } from './en.ts';

export const bookingPartWords = { en };
