import { en } from './en.ts';

export const mailWords = { en };
