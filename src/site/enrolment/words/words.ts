import { en } from './en.ts';

export const enrolmentPageWords = { en };
