import { en } from './en.ts';

export const reminderWords = { en };
