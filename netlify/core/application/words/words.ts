import { en } from './en.ts';

export const applicationMailWords = { en };
