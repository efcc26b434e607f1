import { en } from './en.ts';

export const occasionWords = { en };
