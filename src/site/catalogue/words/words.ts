import { en } from './en.ts';

export const catalogueWords = { en };
