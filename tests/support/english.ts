import { refusalsIn } from '#netlify/core/refusal-words.ts';

/** Words refusals in English, so that tests read as people do. */
export const english = refusalsIn('en');
