import { en } from './en.ts';

export const readingWords = { en };
