import * as z from 'zod';

/** "studio" marks what the content invents until the studio has confirmed it: `npm run unconfirmed` lists it. */
export const contentSource = z.enum(['spec', 'studio'], 'Write "spec" or "studio".');
