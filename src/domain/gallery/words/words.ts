import { en } from './en.ts';

export const galleryKindWords = { en };
