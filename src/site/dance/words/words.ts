import { en } from './en.ts';

export const dancePageWords = { en };
