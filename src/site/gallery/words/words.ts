import { en } from './en.ts';

export const galleryWords = { en };
