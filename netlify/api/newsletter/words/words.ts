import { en } from './en.ts';

export const newsletterPageWords = { en };
