import { en } from './en.ts';

export const bookingShareWords = { en };
