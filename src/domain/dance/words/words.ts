import { en } from './en.ts';

export const danceWords = { en };
