import { en } from './en.ts';

export const homeWords = { en };
