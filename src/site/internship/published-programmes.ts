import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import json from '#published/internships.json' with { type: 'json' };
import type { Applying } from '#src/domain/application/applying.ts';
import { applyingTo, type ProgrammeFields, type PublishedEntry } from '#src/domain/internship/programme.ts';
import { shownPicture, type UploadedPicture } from '#src/domain/shelf/shelf-picture.ts';
import { shelvesIn } from '#src/domain/shelf/shelves-in.ts';
import type { Language } from '#src/lib/words/languages.ts';

export interface PublishedProgramme {
  slug: string;
  fields: ProgrammeFields;
  applying: Applying;
  image: ImageMetadata | UploadedPicture | undefined;
}

export async function publishedProgrammes(language: Language): Promise<PublishedProgramme[]> {
  const entries = await getCollection('internships');
  const images = new Map(entries.map(({ id, data }) => [id, data.picture]));
  const words = new Map(shelvesIn(language).internships.map(({ id, fields }) => [id, fields]));
  return (json as PublishedEntry[]).map((published) => {
    const { id } = published;
    const fields = words.get(id) ?? published.fields;
    const image = shownPicture(fields.picture, images.get(id));
    return { slug: id, fields, applying: applyingTo(fields, published.full), image };
  });
}

/** Returns the titles of programmes open for applications, by slug. */
export function applyChoices(programmes: readonly PublishedProgramme[]): Record<string, string> {
  const open = programmes.filter(({ applying }) => applying === 'open');
  return Object.fromEntries(open.map(({ slug, fields }) => [slug, fields.title]));
}
