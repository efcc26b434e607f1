import { en } from './en.ts';

export const accountMailWords = { en };
