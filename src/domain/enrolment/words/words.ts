import { en } from './en.ts';

export const enrolmentWords = { en };
