import { en } from './en.ts';

export const waitingMessageWords = { en };
