import { en } from './en.ts';

export const internshipPageWords = { en };
