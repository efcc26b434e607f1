import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import {
  type PackageBase,
  type PriceFiles,
  packagesFromFiles,
} from '#src/domain/catalogue/packages/packages-from-files.ts';
import { priceRows, publicPackages } from '#src/domain/catalogue/packages/public-packages.ts';
import { namesOf, type PriceNames } from '#src/domain/catalogue/prices/price-names.ts';
import type { PriceRow } from '#src/domain/catalogue/prices/price-row.ts';
import { baseServices, type ServiceFields } from '#src/domain/catalogue/services/service.ts';
import { baseGallery, type GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import type { ProgrammeFields } from '#src/domain/internship/programme.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { translatedEntries } from '#src/domain/shelf/translate-entries.ts';
import { bodyKey, type Texts, translated } from '#src/lib/content/translate.ts';
import { spacedIn } from '#src/lib/words/catalogue.ts';
import { type Language, namedLanguages } from '#src/lib/words/languages.ts';

/** Texts by language and file of content/, such as `services/photography.mdx`. */
export type Translations = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

interface Base extends PriceFiles {
  services: Parameters<typeof baseServices>[0];
  gallery: Parameters<typeof baseGallery>[0];
  programmes: readonly ShelfEntry<ProgrammeFields>[];
}

interface Published {
  services: readonly ShelfEntry<ServiceFields>[];
  gallery: readonly ShelfEntry<GalleryFields>[];
  programmes: readonly ShelfEntry<ProgrammeFields>[];
  packages: PackageBase;
}

/** Returns the files of `.published/` with the words of the other languages. */
export function translatedFiles(translations: Translations, base: Base, published: Published) {
  const translated = Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [language, shelvesIn(texts, base, published)]),
  );
  return { translations, translated };
}

function shelvesIn(texts: Translations[string], base: Base, published: Published) {
  const file = <Content>(name: string, content: Content) => translated(content, texts[name] ?? {});
  const programmes = base.programmes.map(({ id, fields }) => {
    const { [bodyKey]: body = fields.body, ...words } = texts[`internships/${id}.mdx`] ?? {};
    return { id, fields: { ...translated(fields, words), body } };
  });
  const packages = packagesFromFiles(
    {
      sessions: file('prices/sessions.json', base.sessions),
      frames: file('prices/frames.json', base.frames),
      catalogue: file('prices/catalogue.json', base.catalogue),
    },
    published.packages.vatRegistered,
  );
  return {
    services: translatedEntries(
      published.services,
      baseServices(base.services),
      baseServices(file('services.json', base.services)),
    ),
    gallery: translatedEntries(
      published.gallery,
      baseGallery(base.gallery),
      baseGallery(file('gallery.json', base.gallery)),
    ),
    internships: translatedEntries(published.programmes, base.programmes, programmes),
    packageBase: {
      ...packages,
      // What can be booked is read from the English words.
      packages: packages.packages.map((made, index) => ({
        ...made,
        facts: {
          ...made.facts,
          ...published.packages.packages[index]?.facts,
          ...(made.facts.size !== undefined && { size: made.facts.size }),
        },
      })),
    },
  };
}

const priceFileNames = ['sessions', 'frames', 'catalogue'].map((name) => `prices/${name}.json`);

interface TranslatedFiles {
  translations: Translations;
  translated: Readonly<Record<string, { packageBase: PackageBase }>>;
}

/** Returns the names of what is sold by language, for those that have all price files. */
export function priceNames(
  { translations, translated }: TranslatedFiles,
  sold: readonly ShelfEntry<PackageFields>[],
  { packages }: PackageBase,
): Record<string, PriceNames> {
  const whole = Object.entries(translated).filter(([language]) =>
    priceFileNames.every((file) => file in (translations[language] ?? {})),
  );
  const names = whole.map(([language, { packageBase }]) => {
    const entries = translatedEntries(sold, packages, packageBase.packages);
    return [language, messageNames(priceRows(publicPackages(entries, packageBase)))];
  });
  return Object.fromEntries(names);
}

/** Writes round brackets in place of curly ones, which would be values in a message. */
export function messageNames(rows: readonly PriceRow[]): PriceNames {
  const names = Object.entries(namesOf(rows));
  return Object.fromEntries(
    names.map(([sku, name]) => [sku, name.replaceAll('{', '(').replaceAll('}', ')')]),
  );
}

/** Reads the texts of the languages that have some. A mistake in them is reported by the content check. */
export function readTranslations(root: string): Translations {
  const languages = namedLanguages.map((language) => {
    const cwd = path.join(root, 'content', language);
    const files = globSync('**/*.{json,mdx}', { cwd }).map((file) => [
      file.split(path.sep).join('/'),
      textsOf(file, language, readFileSync(path.join(cwd, file), 'utf8')),
    ]);
    return [language, Object.fromEntries(files)] as const;
  });
  return Object.fromEntries(languages.filter(([, texts]) => Object.keys(texts).length > 0));
}

function textsOf(file: string, language: Language, text: string): Texts {
  const [, head = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  const patches: Record<string, { text?: string }> = file.endsWith('.json') ? JSON.parse(text) : parse(head);
  const texts = Object.entries(patches).map(([key, patch]) => {
    const words = key === bodyKey ? body.trim() : (patch.text ?? '');
    return [key, spacedIn(language, words)];
  });
  return Object.fromEntries(texts);
}
