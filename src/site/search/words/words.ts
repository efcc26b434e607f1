import { en } from './en.ts';

export const searchWords = { en };
