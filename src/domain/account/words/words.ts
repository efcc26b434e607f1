import { en } from './en.ts';

export const accountWords = { en };
