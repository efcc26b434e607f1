import { en } from './en.ts';

export const waitingListWords = { en };
