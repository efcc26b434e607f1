import { en } from './en.ts';

export const cartPageWords = { en };
