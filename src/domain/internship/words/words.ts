import { en } from './en.ts';

export const internshipWords = { en };
