import { en } from './en.ts';

export const availabilityWords = { en };
