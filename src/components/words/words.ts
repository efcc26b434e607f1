import { en } from './en.ts';

export const controlsWords = { en };
