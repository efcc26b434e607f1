import { en } from './en.ts';

export const formsWords = { en };
