import { en } from './en.ts';

export const sessionWords = { en };
