import { en } from './en.ts';

export const pricesWords = { en };
