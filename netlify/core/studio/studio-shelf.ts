import json from '#content/site.json' with { type: 'json' };
import { factsSchema } from '#src/features/studio/facts/facts-request.ts';
import { factsOf, type StudioFacts, studioId } from '#src/features/studio/facts/studio-facts.ts';
import type { Site } from '#src/features/studio/studio.ts';
import type { Shelf } from '../shelf/shelf.ts';

/** The facts of the studio: one entry, which is always public. */
export const studioShelf: Shelf<StudioFacts> = {
  kind: 'studio',
  noun: 'studio entry',
  base: [{ id: studioId, fields: factsOf(json as Site) }],
  schema: factsSchema,
  titleOf: () => 'Studio',
};
