import { en } from './en.ts';

export const messageMailWords = { en };
