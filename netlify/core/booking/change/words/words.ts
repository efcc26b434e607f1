import { en } from './en.ts';

export const changeWords = { en };
