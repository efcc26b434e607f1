import gallery from '#published/gallery.json' with { type: 'json' };
import internships from '#published/internships.json' with { type: 'json' };
import services from '#published/services.json' with { type: 'json' };
import json from '#published/translated.json' with { type: 'json' };
import type { PackageBase } from '#src/domain/catalogue/packages/packages-from-files.ts';
import type { ServiceFields } from '#src/domain/catalogue/services/service.ts';
import type { GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import type { ProgrammeFields } from '#src/domain/internship/programme.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { liveLanguages } from '#src/lib/words/live-languages.ts';
import type { ShelfEntry } from './entry.ts';

/** Published entries in a language; what staff have changed is in English. */
interface Shelves {
  services: ShelfEntry<ServiceFields>[];
  gallery: ShelfEntry<GalleryFields>[];
  internships: ShelfEntry<ProgrammeFields>[];
}

const translated = json as Readonly<Record<string, Shelves & { packageBase: PackageBase }>>;

const english = { services, gallery, internships } as Shelves;

/** Reads the language of a request: English if it is not live or has no translated content. */
export function translatedLanguage(wanted: string | undefined): Language {
  return liveLanguages.find((language) => language === wanted && language in translated) ?? 'en';
}

/** Returns the published entries in a language. */
export function shelvesIn(language: Language): Shelves {
  return language === 'en' ? english : translationIn(language);
}

/** Returns the packages of content/ in a language besides English. */
export function translatedPackages(language: Exclude<Language, 'en'>): PackageBase {
  return translationIn(language).packageBase;
}

function translationIn(language: Exclude<Language, 'en'>) {
  const shelves = translated[language];
  if (shelves === undefined)
    throw new Error(`content/${language} is missing: a page in this language needs it.`);
  return shelves;
}
