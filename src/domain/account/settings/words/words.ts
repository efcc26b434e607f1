import { en } from './en.ts';

export const settingsWords = { en };
