import { en } from './en.ts';

export const ownRecordWords = { en };
