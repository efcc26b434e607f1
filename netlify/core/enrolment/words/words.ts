import { en } from './en.ts';

export const enrolmentMessageWords = { en };
