import { en } from './en.ts';

export const paperWords = { en };
