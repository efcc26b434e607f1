import { en } from './en.ts';

export const applicationPageWords = { en };
