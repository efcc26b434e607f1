import { en } from './en.ts';

export const frameWords = { en };
