import { en } from './en.ts';

export const planWords = { en };
