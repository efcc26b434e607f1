import { en } from './en.ts';

export const cartWords = { en };
