import { en } from './en.ts';

export const keptSlotWords = { en };
