import { en } from './en.ts';

export const applicationWords = { en };
