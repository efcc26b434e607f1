import { en } from './en.ts';

export const discountWords = { en };
