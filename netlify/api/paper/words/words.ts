import { en } from './en.ts';

export const paperCheckWords = { en };
