import { en } from './en.ts';

export const offerWords = { en };
