import { en } from './en.ts';

export const ownBookingWords = { en };
