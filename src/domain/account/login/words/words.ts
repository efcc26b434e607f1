import { en } from './en.ts';

export const loginWords = { en };
