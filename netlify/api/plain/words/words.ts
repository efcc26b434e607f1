import { en } from './en.ts';

export const plainPageWords = { en };
