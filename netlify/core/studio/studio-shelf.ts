import base from '#published/base/studio.json' with { type: 'json' };
import built from '#published/studio.json' with { type: 'json' };
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { factsSchema } from '#src/domain/studio/facts/facts-request.ts';
import type { StudioFacts } from '#src/domain/studio/facts/studio-facts.ts';
import type { Shelf } from '../shelf/shelf.ts';

/** The studio’s facts: a single entry, always public. */
export const studioShelf: Shelf<StudioFacts> = {
  kind: 'studio',
  noun: 'studio entry',
  base: base as ShelfEntry<StudioFacts>[],
  built: built as ShelfEntry<StudioFacts>[],
  schema: factsSchema,
  titleOf: () => 'Studio',
};
