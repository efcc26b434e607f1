import type { Overrides, ShelfKind } from '#src/features/shelf/entry.ts';
import { applyOverrides } from '#src/features/shelf/overrides.ts';
import type { Site } from '../studio.ts';
import { factsOf, type StudioFacts, siteWith, studioId } from './studio-facts.ts';

/** The studio as this build knows it: the base, and over it what was published from the dashboard. */
export function publishedSite(base: Site, shelves: { [Kind in ShelfKind]?: unknown }): Site {
  const kept = shelves.studio as Overrides<StudioFacts> | undefined;
  if (kept === undefined) return base;
  const [entry] = applyOverrides([{ id: studioId, fields: factsOf(base) }], kept);
  return entry === undefined ? base : siteWith(base, entry.fields);
}
