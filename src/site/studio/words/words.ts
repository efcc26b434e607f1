import { en } from './en.ts';

export const studioWords = { en };
