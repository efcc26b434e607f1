import { en } from './en.ts';

export const newsletterWords = { en };
