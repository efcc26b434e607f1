import * as z from 'zod';

/** Parts of the schemas of content/, which say in a sentence what an editor has to write. */

/** "studio" marks what the content invents until the studio has confirmed it: `npm run unconfirmed` lists it. */
export const contentSource = z.enum(['spec', 'studio'], 'Write "spec" or "studio".');

export const words = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);

export const contentId = z.string().regex(/^[a-z0-9-]+$/, 'An id has small letters, digits and dashes only.');

/** What somebody who cannot see a picture should know of it. */
export const alt = z
  .string('Describe the picture in a sentence.')
  .min(10, 'Describe the picture in a sentence.');
