import type { ImageMetadata } from 'astro';
import json from '#published/services.json' with { type: 'json' };
import {
  type PublicService,
  publicService,
  type ServiceFields,
} from '#src/domain/catalogue/services/service.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { shownPicture, type UploadedPicture } from '#src/domain/shelf/shelf-picture.ts';
import { pageContent } from '#src/domain/studio/page-content.ts';

export type PublishedService = PublicService & {
  image?: ImageMetadata | UploadedPicture | undefined;
};

export async function publishedServices(): Promise<PublishedService[]> {
  const { entries } = await pageContent('servicesPage', 'services');
  const images = new Map(entries.map(({ id, picture }) => [id, picture]));
  return (json as ShelfEntry<ServiceFields>[]).map((entry) => {
    const service = publicService(entry);
    return { ...service, image: shownPicture(service.picture, images.get(service.id)) };
  });
}
