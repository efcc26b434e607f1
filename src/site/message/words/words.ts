import { en } from './en.ts';

export const messagePageWords = { en };
