import { en } from './en.ts';

export const conversationWords = { en };
