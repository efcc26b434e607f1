import { en } from './en.ts';

export const messageWords = { en };
