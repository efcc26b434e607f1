import type { KeptShelf, ShelfKind } from '#src/features/shelf/entry.ts';
import { shelfEntries } from '#src/features/shelf/overlay.ts';
import type { Site } from '../studio.ts';
import { factsOf, type StudioFacts, siteWith, studioId } from './studio-facts.ts';

/** The studio as this build knows it: git, and over it what was published from the dashboard. */
export function publishedSite(git: Site, shelves: { [Kind in ShelfKind]?: unknown }): Site {
  const kept = shelves.studio as KeptShelf<StudioFacts> | undefined;
  if (kept === undefined) return git;
  const [entry] = shelfEntries([{ id: studioId, fields: factsOf(git) }], kept);
  return entry === undefined ? git : siteWith(git, entry.fields);
}
