import json from '#published/translated.json' with { type: 'json' };
import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import type { PackageBase } from '#src/domain/catalogue/packages/packages-from-files.ts';
import type { ServiceFields } from '#src/domain/catalogue/services/service.ts';
import type { GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import type { ProgrammeFields } from '#src/domain/internship/programme.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { ShelfEntry } from './entry.ts';

/** Published entries in another language; what staff have changed is in English. */
interface Shelves {
  services: ShelfEntry<ServiceFields>[];
  gallery: ShelfEntry<GalleryFields>[];
  internships: ShelfEntry<ProgrammeFields>[];
  packages: ShelfEntry<PackageFields>[];
  packageBase: PackageBase;
}

/** Returns the published entries of a language besides English, for pages only. */
export function shelvesIn(language: Exclude<Language, 'en'>): Shelves {
  const shelves = (json as Readonly<Record<string, Shelves>>)[language];
  if (shelves === undefined)
    throw new Error(`content/${language} is missing: a page in this language needs it.`);
  return shelves;
}
