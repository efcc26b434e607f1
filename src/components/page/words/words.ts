import { en } from './en.ts';

export const pageWords = { en };
